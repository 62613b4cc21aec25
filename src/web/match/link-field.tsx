import { createUniqueId } from 'solid-js';
import { copy } from '../app/copy.ts';
import { t } from '../i18n/language.ts';
import './link-field.css';

/** A link to be sent to somebody, and what it is good for. */
export function LinkField(props: { label: string; href: string }) {
  const id = createUniqueId();
  let input: HTMLInputElement | undefined;
  const give = async (): Promise<void> => {
    // Without leave to copy, the link is marked for the person to do it.
    if (!(await copy(props.href, t('web.shell.match.copied')))) input?.select();
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
          onClick={() => void give()}
        >
          {t('web.shell.match.copy')}
        </button>
      </div>
    </div>
  );
}
