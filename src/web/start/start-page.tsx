import { createEffect, Show, Suspense } from 'solid-js';
import { Preferences } from '../app/preferences.tsx';
import { t } from '../i18n/language.ts';
import { isOffline } from '../app/update.ts';
import { Emblem } from './emblem.tsx';
import { MyMatches } from './my-matches.tsx';
import { MySeats } from './my-seats.tsx';
import { NewMatch } from './new-match.tsx';
import { OpenRecord } from './open-record.tsx';
import './start-page.css';

/** Where everything begins: a new match, the matches that are kept, a record. */
export function StartPage() {
  createEffect(() => {
    document.title = `Schiltron · ${t('web.shell.tagline')}`;
  });
  return (
    <div class="start">
      <header class="start-head">
        <Preferences />
      </header>
      <main class="start-main">
        <div class="start-title">
          <Emblem size={148} />
          <h1>Schiltron</h1>
          <p>{t('web.shell.tagline')}</p>
        </div>
        <div class="start-new">
          <NewMatch />
        </div>
        <div class="start-more">
          <Suspense>
            <MySeats />
            <MyMatches />
          </Suspense>
          <OpenRecord />
        </div>
      </main>
      <footer class="start-foot muted small">
        <p>{t('web.shell.colophon')}</p>
        <Show when={isOffline()}>
          <p>{t('web.shell.update.offline')}</p>
        </Show>
      </footer>
    </div>
  );
}
