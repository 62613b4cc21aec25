import { createSignal } from 'solid-js';
import { Dialog } from '../../app/dialog.tsx';
import { t } from '../../i18n/language.ts';
import type { Umpire } from '../umpire.ts';

/** The longest reason that an entry takes, in characters. */
const LONGEST = 120;

/** Goes back from the phase to play, with the reason for it (V8.2). */
export function ReopenDialog(props: { umpire: Umpire; onClose: () => void }) {
  const [reason, setReason] = createSignal('');
  const reopen = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (reason().trim() === '') return;
    await props.umpire.enter('reopen', reason().trim());
    props.onClose();
  };
  return (
    <Dialog title={t('web.virgin-queen.phase.reopen.title')} onClose={props.onClose}>
      <form class="vq-phase-reopen" onSubmit={(event) => void reopen(event).catch(reportError)}>
        <p>{t('web.virgin-queen.phase.reopen.about')}</p>
        <label class="vq-phase-field">
          <span class="label">{t('web.virgin-queen.phase.reopen.reason')}</span>
          <input
            type="text"
            required
            maxLength={LONGEST}
            autocomplete="off"
            value={reason()}
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        </label>
        <div class="dialog-actions">
          <button type="submit" class="button primary" disabled={reason().trim() === ''}>
            {t('web.virgin-queen.phase.reopen.sure')}
          </button>
          <button type="button" class="button" onClick={() => props.onClose()}>
            {t('web.shell.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
