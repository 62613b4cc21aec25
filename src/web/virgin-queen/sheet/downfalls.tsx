import { For, Show } from 'solid-js';
import type { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import type { Umpire } from '../umpire.ts';
import './downfalls.css';

/** What keys and conversions would bring each of these leaders down (V13.2). Nothing when there are none. */
export function Downfalls(props: { umpire: Umpire; falls: readonly (readonly queen.Sentence[])[] }) {
  const say = ({ group, code, facts }: queen.Sentence): string =>
    props.umpire.words().sentence(group, code, facts);
  return (
    <Show when={props.falls.length > 0}>
      <section class="vq-falls">
        <h3>{t('web.virgin-queen.sheet.falls')}</h3>
        <For each={props.falls}>
          {([first, ...rest]) => (
            <>
              <Show when={first}>{(leader) => <p>{say(leader())}</p>}</Show>
              <ul>
                <For each={rest}>{(sentence) => <li>{say(sentence)}</li>}</For>
              </ul>
            </>
          )}
        </For>
      </section>
    </Show>
  );
}
