import { createSignal } from 'solid-js';
import type { Seat } from '../../core/game.ts';
import { Dialog } from '../app/dialog.tsx';
import { notify } from '../app/notices.tsx';
import { t, wordsOf } from '../i18n/language.ts';
import { serverSentence } from '../table/remote/sentence.ts';
import type { Table } from '../table/table.ts';

/** Asks whether the game shall be given up: it cannot be taken back. */
export function ResignDialog(props: { table: Table; seat: Seat; onClose: () => void }) {
  const [isBusy, setBusy] = createSignal(false);
  const side = () => wordsOf(props.table.gameId).seat(props.seat);
  const resign = async (): Promise<void> => {
    setBusy(true);
    try {
      await props.table.resign(props.seat);
      props.onClose();
    } catch (error) {
      notify(serverSentence(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('web.shell.resign.title')} onClose={props.onClose}>
      <p>{t('web.shell.resign.about', { side: side() })}</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={() => props.onClose()}>
          {t('web.shell.resign.stay')}
        </button>
        <button type="button" class="button danger" disabled={isBusy()} onClick={() => void resign()}>
          {t('web.shell.resign.sure')}
        </button>
      </div>
    </Dialog>
  );
}
