import { createUniqueId } from 'solid-js';
import { notify } from '../app/notices.tsx';
import { t } from '../i18n/language.ts';
import './link-field.css';

/** A link to be sent to somebody, and what it is good for. */
export function LinkField(props: { label: string; href: string }) {
  const id = createUniqueId();
  let input: HTMLInputElement | undefined;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.href);
      notify(t('web.shell.match.copied'));
    } catch {
      // Without leave to copy, the link is marked for the person to do it.
      input?.select();
    }
  };
  return (
    <div class="link-field">
      <label class="small" for={id}>
        {props.label}
      </label>
      <div class="link-field-row">
        <input
          id={id}
          ref={(each) => {
            input = each;
          }}
          readonly
          value={props.href}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="button"
          aria-label={`${t('web.shell.match.copy')}: ${props.label}`}
          onClick={() => void copy()}
        >
          {t('web.shell.match.copy')}
        </button>
      </div>
    </div>
  );
}
