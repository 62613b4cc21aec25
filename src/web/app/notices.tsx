import { createSignal, For } from 'solid-js';
import { t } from '../i18n/language.ts';
import './notices.css';

interface Notice {
  readonly number: number;
  readonly text: string;
  readonly action: { readonly label: string; run(): void } | undefined;
}

const [notices, set] = createSignal<readonly Notice[]>([]);
const LASTS = 9000;
let count = 0;

const dismiss = (number: number): void => {
  set((all) => all.filter((each) => each.number !== number));
};

/** Says something at the edge of the page; it goes by itself unless something is to be chosen. */
export function notify(text: string, action?: Notice['action']): void {
  count += 1;
  const number = count;
  set((all) => [...all.filter((each) => each.text !== text), { number, text, action }]);
  if (action === undefined) setTimeout(() => dismiss(number), LASTS);
}

/** The notices that stand now. */
export function Notices() {
  return (
    <div class="notices" role="status" aria-live="polite">
      <For each={notices()}>
        {(notice) => (
          <div class="notice">
            <p>{notice.text}</p>
            {notice.action === undefined ? undefined : (
              <button
                type="button"
                class="button"
                onClick={() => {
                  dismiss(notice.number);
                  notice.action?.run();
                }}
              >
                {notice.action.label}
              </button>
            )}
            <button type="button" class="button quiet" onClick={() => dismiss(notice.number)}>
              {notice.action === undefined ? t('web.shell.close') : t('web.shell.update.later')}
            </button>
          </div>
        )}
      </For>
    </div>
  );
}
