import { Dialog } from '../app/dialog.tsx';
import { t } from '../i18n/language.ts';

/** Asked before a record is saved that holds what others hide. */
export function SaveDialog(props: { onSave: () => void; onClose: () => void }) {
  return (
    <Dialog title={t('web.shell.match.save')} onClose={props.onClose}>
      <p>{t('web.shell.match.saveRunning')}</p>
      <div class="dialog-actions">
        <button
          type="button"
          class="button primary"
          onClick={() => {
            props.onSave();
            props.onClose();
          }}
        >
          {t('web.shell.match.saveAnyway')}
        </button>
        <button type="button" class="button" onClick={() => props.onClose()}>
          {t('web.shell.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
