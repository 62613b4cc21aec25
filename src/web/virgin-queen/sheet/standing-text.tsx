import { createSignal, createUniqueId, onMount, Show } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { copy } from '../../app/copy.ts';
import { Dialog } from '../../app/dialog.tsx';
import { t } from '../../i18n/language.ts';
import type { Umpire } from '../umpire.ts';
import './standing-text.css';

/** The standing as one short text, to be pasted into a mail or a chat (V13.10). */
export function StandingText(props: { umpire: Umpire }) {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {t('web.virgin-queen.sheet.text.title')}
      </button>
      <Show when={isOpen()}>
        <TextDialog umpire={props.umpire} onClose={() => setOpen(false)} />
      </Show>
    </>
  );
}

/** Where a browser has no leave to copy, as on a page without a certificate, the text is marked for people to do it. */
function TextDialog(props: { umpire: Umpire; onClose: () => void }) {
  const id = createUniqueId();
  let field: HTMLTextAreaElement | undefined;
  const text = queen
    .shortStanding(props.umpire.state())
    .map(({ group, code, facts }) => props.umpire.words().sentence(group, code, facts))
    .join('\n');
  const give = async (): Promise<void> => {
    if (await copy(text, t('web.virgin-queen.sheet.text.copied'))) props.onClose();
    else field?.select();
  };
  onMount(() => field?.setSelectionRange(0, 0));
  return (
    <Dialog title={t('web.virgin-queen.sheet.text.title')} onClose={props.onClose}>
      <label class="muted" for={id}>
        {t('web.virgin-queen.sheet.text.about')}
      </label>
      <textarea
        id={id}
        ref={(element) => {
          field = element;
        }}
        class="vq-standing-text"
        readonly
        rows={Math.min(16, text.split('\n').length + 1)}
        value={text}
      />
      <div class="dialog-actions">
        <button type="button" class="button primary" onClick={() => void give()}>
          {t('web.shell.match.copy')}
        </button>
      </div>
    </Dialog>
  );
}
