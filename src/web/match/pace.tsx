import { For } from 'solid-js';
import { remembered, remember } from '../app/memory.ts';
import { t } from '../i18n/language.ts';
import { PACES, type Pace } from '../table/players.ts';

const NAMES: readonly Pace[] = ['calm', 'quick', 'instant'];

/** The pace of the computer that was chosen last. */
export function chosenPace(): Pace {
  const chosen = remembered('pace');
  return NAMES.find((each) => each === chosen) ?? 'calm';
}

/** How fast the computer plays. */
export function PaceChoice(props: { onPace: (milliseconds: number) => void }) {
  return (
    <label class="match-menu-field">
      <span class="label">{t('web.shell.match.pace')}</span>
      <select
        onChange={(event) => {
          const pace = NAMES.find((each) => each === event.currentTarget.value) ?? 'calm';
          remember('pace', pace);
          props.onPace(PACES[pace]);
        }}
      >
        <For each={NAMES}>
          {(name) => (
            <option value={name} selected={name === chosenPace()}>
              {t(`web.shell.match.paces.${name}`)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
