import { Show } from 'solid-js';
import type { Outcome } from '../../core/game.ts';
import { Dialog } from '../app/dialog.tsx';
import { hrefOf } from '../app/route.ts';
import { t, wordsOf } from '../i18n/language.ts';

/** Who won and how, and what can still be done with the match. */
export function EndDialog(props: {
  gameId: string;
  result: Outcome;
  onSave: () => void;
  /** Undefined where the dice lay on the table itself. */
  onDice: (() => void) | undefined;
  onAgain: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={t('web.shell.end.title')} onClose={props.onClose}>
      <p class="end-sentence">{wordsOf(props.gameId).outcome(props.result)}</p>
      <div class="dialog-actions">
        <button type="button" class="button primary" onClick={() => props.onClose()}>
          {t('web.shell.end.look')}
        </button>
        <button type="button" class="button" onClick={() => props.onAgain()}>
          {t('web.shell.end.again')}
        </button>
        <button type="button" class="button" onClick={() => props.onSave()}>
          {t('web.shell.end.record')}
        </button>
        <Show when={props.onDice}>
          {(dice) => (
            <button type="button" class="button" onClick={() => dice()()}>
              {t('web.shell.end.dice')}
            </button>
          )}
        </Show>
        <a class="button quiet" href={hrefOf({ page: 'start' })}>
          {t('web.shell.home')}
        </a>
      </div>
    </Dialog>
  );
}
