import { createUniqueId, type JSX, onMount } from 'solid-js';
import { t } from '../i18n/language.ts';
import './dialog.css';

/** A dialog over the page: it holds the focus, and Escape or a press beside it closes it. */
export function Dialog(props: { title: string; onClose: () => void; children: JSX.Element }) {
  const id = createUniqueId();
  let element: HTMLDialogElement | undefined;
  onMount(() => element?.showModal());
  return (
    <dialog
      ref={(each) => {
        element = each;
      }}
      class="dialog"
      aria-labelledby={id}
      onClose={() => props.onClose()}
      onClick={(event) => {
        if (event.target === element) element?.close();
      }}
    >
      <div class="dialog-sheet">
        <header>
          <h2 id={id}>{props.title}</h2>
          <button type="button" class="button quiet" onClick={() => element?.close()}>
            {t('web.shell.close')}
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
