import { language, speak, t } from '../i18n/language.ts';
import { notify } from './notices.tsx';
import { paint, theme } from './theme.ts';
import './preferences.css';

/** The switches of language and colours. */
export function Preferences(props: { short?: boolean }) {
  const other = () => (language() === 'en' ? 'ru' : 'en');
  const change = (): Promise<void> =>
    speak(other()).catch(() => notify(t('web.shell.update.languageMissing')));
  return (
    <div class="preferences">
      <button
        type="button"
        class="button quiet"
        lang={other()}
        aria-label={t('web.shell.languageLabel')}
        onClick={() => void change()}
      >
        {props.short === true ? other().toUpperCase() : t('web.shell.language')}
      </button>
      <button
        type="button"
        class="button quiet"
        aria-label={t('web.shell.theme', { theme: theme() })}
        title={t('web.shell.theme', { theme: theme() })}
        onClick={() => paint(theme() === 'dark' ? 'light' : 'dark')}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          {theme() === 'dark' ? (
            <>
              <circle cx="10" cy="10" r="3.6" fill="currentColor" />
              <path
                d="M10 1.5v3M10 15.5v3M1.5 10h3M15.5 10h3M4 4l2.1 2.1M13.9 13.9L16 16M16 4l-2.1 2.1M6.1 13.9L4 16"
                stroke="currentColor"
                stroke-width="1.4"
                stroke-linecap="round"
              />
            </>
          ) : (
            <path d="M16.5 12.5A7.2 7.2 0 0 1 7.5 3.5a7.2 7.2 0 1 0 9 9z" fill="currentColor" />
          )}
        </svg>
      </button>
    </div>
  );
}
