import { createMemo, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { Dialog } from '../../app/dialog.tsx';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import { Downfalls } from '../sheet/downfalls.tsx';
import type { Umpire } from '../umpire.ts';
import type { Desk } from './desk.ts';
import { figure, signed } from '../totals.ts';
import { changeOf } from './since.ts';
import './why.css';

/** Where a power's total comes from, down to the entries of the log (V13.12). */
export function Why(props: { desk: Desk; power: queen.Power }): JSX.Element {
  const { umpire } = props.desk;
  const name = () => umpire.words().name('power', props.power);
  const account = createMemo(() => queen.totalAccount(queen.inPublic(umpire.state()), props.power));
  const falls = createMemo(() =>
    queen
      .downfalls(umpire.state())
      .filter(({ leader }) => leader === props.power)
      .map(queen.fallSentences),
  );
  const change = createMemo(() => changeOf(umpire.state(), props.power));
  return (
    <Dialog
      title={t('web.virgin-queen.main.whyTitle', { power: name() })}
      onClose={() => umpire.explain(undefined)}
    >
      <div class="vq-why">
        <p class="vq-why-since">
          <PowerMark power={props.power} size={26} />
          <Show when={change()} fallback={t('web.virgin-queen.main.noSince')}>
            {(since) =>
              t('web.virgin-queen.main.whySince', {
                turn: since().turn,
                was: figure(since().was),
                by: since().by === 0 ? '±0' : signed(since().by),
              })
            }
          </Show>
        </p>
        <ul class="vq-why-tree">
          <Line desk={props.desk} account={account()} />
        </ul>
        <Downfalls umpire={umpire} falls={falls()} />
      </div>
    </Dialog>
  );
}

/** The sentence of a line of an account. */
const accountText = (umpire: Umpire, { code, args, value }: queen.Account): string =>
  umpire.words().sentence('account', code, { ...args, vp: value === null ? '?' : figure(value) });

function Line(props: { desk: Desk; account: queen.Account }): JSX.Element {
  const { umpire } = props.desk;
  return (
    <li>
      <div class="vq-why-line">
        <span>{accountText(umpire, props.account)}</span>
        <span class="vq-why-sources">
          <button
            type="button"
            class="vq-why-link"
            aria-label={t('web.panels.why.open', { paragraph: props.account.paragraph })}
            onClick={() => umpire.read(props.account.paragraph)}
          >
            {props.account.paragraph}
          </button>
          <For each={props.account.from}>
            {(entry) => (
              <Show
                when={entry > 0}
                fallback={<span class="vq-why-cards">{t('web.virgin-queen.main.fromCards')}</span>}
              >
                <button
                  type="button"
                  class="vq-why-link vq-why-entry"
                  aria-label={t('web.virgin-queen.main.openEntry', { entry })}
                  onClick={() => {
                    umpire.explain(undefined);
                    props.desk.showEntry(entry);
                  }}
                >
                  {t('web.virgin-queen.main.entry', { entry })}
                </button>
              </Show>
            )}
          </For>
        </span>
      </div>
      <Show when={props.account.parts.length > 0}>
        <ul>
          <For each={props.account.parts}>{(part) => <Line desk={props.desk} account={part} />}</For>
        </ul>
      </Show>
    </li>
  );
}
