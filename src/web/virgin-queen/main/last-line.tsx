import { createMemo, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import type { Desk } from './desk.ts';

/** What was entered last, and the way to take it back. */
export function LastLine(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const last = createMemo(() => {
    const trial = umpire.trial();
    if (trial !== undefined) {
      const action = queen.actionOf(trial.lines.at(-1) ?? '');
      return action === undefined ? '' : umpire.words().action(action);
    }
    const { log } = umpire.live();
    // Entries come before what follows from them: the last one that is no mere consequence.
    const event = log.findLast((each) => each.event !== undefined && isEntry(each.event.type))?.event;
    return event === undefined ? '' : umpire.words().news(event);
  });
  return (
    <Show when={umpire.records()}>
      <div class="vq-last">
        <Show when={umpire.trial()}>
          <p class="vq-last-trial" role="status">
            <strong>{t('web.virgin-queen.main.trial')}</strong> {t('web.virgin-queen.main.trialAbout')}
          </p>
        </Show>
        <p class="vq-last-text">{last() === '' ? t('web.virgin-queen.main.nothingYet') : last()}</p>
        <button
          type="button"
          class="button vq-last-undo"
          disabled={!umpire.canUndo() || umpire.busy()}
          onClick={() => umpire.undo()}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M7 4 3 8l4 4M3 8h8a5 5 0 0 1 0 10H7"
              fill="none"
              stroke="currentColor"
              stroke-width="1.7"
            />
          </svg>
          {t('web.panels.takeBack')}
        </button>
      </div>
    </Show>
  );
}

const isEntry = (type: string): boolean => Object.hasOwn(queen.KINDS, type);
