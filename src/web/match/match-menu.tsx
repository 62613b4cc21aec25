import { createUniqueId, type JSX } from 'solid-js';
import { t } from '../i18n/language.ts';
import './match-menu.css';

/** What can be done with the whole match, folded away. */
export function MatchMenu(props: { children: JSX.Element }) {
  const id = createUniqueId();
  let sheet: HTMLDivElement | undefined;
  return (
    <div class="match-menu">
      <button type="button" class="button quiet" popovertarget={id}>
        {t('web.shell.match.menu')}
        <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </button>
      <div
        id={id}
        ref={(each) => {
          sheet = each;
        }}
        popover="auto"
        class="match-menu-sheet"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('button, a') !== null)
            sheet?.hidePopover();
        }}
      >
        {props.children}
      </div>
    </div>
  );
}
