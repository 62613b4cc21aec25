import { For, Show } from 'solid-js';
import { language, t } from '../../i18n/language.ts';
import { useDesk } from './fields.tsx';
import type { Finding } from './findings.ts';
import { findingSentence } from './sentences.ts';

/** What keeps the cards from being used, each line a link to its field. */
export function Summary(props: {
  faults: readonly Finding[];
  ref: (element: HTMLElement) => void;
  onShow: (field: string) => void;
}) {
  const desk = useDesk();
  const sentence = (fault: Finding): string => {
    const text = findingSentence(language(), fault);
    const field = desk.label(fault.field);
    return field === undefined ? text : t('web.virgin-queen.cards.noteOf', { field, sentence: text });
  };
  return (
    <div
      class="cards-summary"
      tabIndex={-1}
      role="group"
      aria-labelledby={desk.id('summary')}
      ref={(element) => props.ref(element)}
      hidden={props.faults.length === 0}
    >
      <div class="note">
        <h3 id={desk.id('summary')}>{t('web.virgin-queen.cards.summary', { count: props.faults.length })}</h3>
        <Show when={props.faults.length > 0}>
          <p class="small">{t('web.virgin-queen.cards.summaryAbout')}</p>
        </Show>
        <ul>
          <For each={props.faults}>
            {(fault) => (
              <li>
                <a
                  href={`#${desk.id(fault.field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    props.onShow(fault.field);
                  }}
                >
                  {sentence(fault)}
                </a>
              </li>
            )}
          </For>
        </ul>
      </div>
    </div>
  );
}
