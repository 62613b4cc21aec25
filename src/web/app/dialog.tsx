import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { t } from '../i18n/language.ts';
import './dialog.css';

/** Where the focus goes when a dialog has gone: where it was, or to the button of the menu in which that stood. */
function wayBack(before: Element | null): HTMLElement | null {
  if (before instanceof HTMLElement && before !== document.body && before.checkVisibility()) return before;
  const menu = before?.closest('[popover]')?.id ?? '';
  return menu === '' ? null : document.querySelector<HTMLElement>(`[popovertarget="${menu}"]`);
}

/** A dialog over the page: it holds the focus, and Escape or a press beside it closes it. */
export function Dialog(props: { title: string; onClose: () => void; children: JSX.Element }) {
  const id = createUniqueId();
  let element: HTMLDialogElement | undefined;
  const before = document.activeElement;
  onMount(() => element?.showModal());
  // Not every dialog is closed by its own button: it may go with what it was about.
  onCleanup(() =>
    queueMicrotask(() => {
      if (document.activeElement === document.body) wayBack(before)?.focus();
    }),
  );
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
