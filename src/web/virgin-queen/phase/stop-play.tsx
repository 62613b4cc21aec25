import { createSignal, Show } from 'solid-js';
import { Dialog } from '../../app/dialog.tsx';
import { t } from '../../i18n/language.ts';
import { NoteField } from '../main/note-field.tsx';
import type { Umpire } from '../umpire.ts';
import { Paragraph } from './said.tsx';

/** Ends a game that nobody has won, for lack of time: a standing and no victory (V10 R29). */
export function StopPlay(props: { umpire: Umpire }) {
  const [isAsking, setAsking] = createSignal(false);
  const isOpen = () => props.umpire.trial() === undefined && props.umpire.whyNot('stop') === undefined;
  return (
    <Show when={isOpen()}>
      <button type="button" class="button quiet vq-phase-button" onClick={() => setAsking(true)}>
        {t('web.virgin-queen.phase.stop.title')}
      </button>
      <Show when={isAsking()}>
        <StopDialog umpire={props.umpire} onClose={() => setAsking(false)} />
      </Show>
    </Show>
  );
}

function StopDialog(props: { umpire: Umpire; onClose: () => void }) {
  const [note, setNote] = createSignal('');
  const stop = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const said = note().trim();
    props.onClose();
    await props.umpire.enter('stop', said === '' ? undefined : said);
  };
  return (
    <Dialog title={t('web.virgin-queen.phase.stop.title')} onClose={props.onClose}>
      <form class="vq-phase-reopen" onSubmit={(event) => void stop(event).catch(reportError)}>
        <p>
          {t('web.virgin-queen.phase.stop.about')} <Paragraph umpire={props.umpire} id="V10 R29" />
        </p>
        <NoteField
          label={t('web.virgin-queen.main.ask.note')}
          value={note()}
          onNote={setNote}
          isAsked={false}
        />
        <div class="dialog-actions">
          <button type="submit" class="button primary">
            {t('web.virgin-queen.phase.stop.sure')}
          </button>
          <button type="button" class="button" onClick={() => props.onClose()}>
            {t('web.shell.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
