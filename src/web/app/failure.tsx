import { createEffect } from 'solid-js';
import { t } from '../i18n/language.ts';
import { go } from './route.ts';
import './failure.css';

/** What stands in for the page when the page itself has failed. */
export function Failure(props: { error: unknown; reset: () => void }) {
  createEffect(() => console.error(props.error));
  return (
    <main class="failure">
      <h1>{t('web.shell.failure.title')}</h1>
      <p>{t('web.shell.failure.about')}</p>
      <p>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            go({ page: 'start' });
            props.reset();
          }}
        >
          {t('web.shell.failure.home')}
        </button>
      </p>
      <details>
        <summary>{t('web.shell.failure.details')}</summary>
        <pre>
          {props.error instanceof Error ? (props.error.stack ?? props.error.message) : String(props.error)}
        </pre>
      </details>
    </main>
  );
}
