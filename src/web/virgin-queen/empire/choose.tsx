import { createSignal, For, Show } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import type { Umpire } from '../umpire.ts';

/** The values that a preference can be worth, as the table's card has them; undefined when nobody entered it. */
function worth({ facts, terms }: queen.State, preference: queen.Preference) {
  const rows = terms.cards.protestantSpacesTrack ?? [];
  const values = rows.map(({ empire }) => empire[preference]);
  if (values.length === 0) return undefined;
  return {
    now: queen.empireColumn(facts, terms, preference),
    least: Math.min(...values),
    most: Math.max(...values),
  };
}

/** The Empire's secret choice (V7.1): three large answers, then once more whether it is meant. */
export function Choose(props: { umpire: Umpire }) {
  const [chosen, setChosen] = createSignal<queen.Preference>();
  const [isSure, setSure] = createSignal(false);
  const name = (preference: queen.Preference): string => props.umpire.words().name('preference', preference);
  const meaning = (preference: queen.Preference): string => {
    const value = worth(props.umpire.state(), preference);
    if (value === undefined) return t('web.virgin-queen.empire.choose.unknown');
    return t('web.virgin-queen.empire.choose.worth', {
      least: value.least,
      most: value.most,
      now: value.now === null ? '?' : String(value.now),
    });
  };
  return (
    <form
      class="vq-empire-choose"
      onSubmit={(event) => {
        event.preventDefault();
        setSure(chosen() !== undefined);
      }}
    >
      <fieldset>
        <legend>{props.umpire.words().prompt('prefer')}</legend>
        <div class="vq-empire-three">
          <For each={queen.PREFERENCES}>
            {(preference) => (
              <label class="vq-empire-option">
                <input
                  type="radio"
                  name="preference"
                  checked={chosen() === preference}
                  onChange={() => {
                    setChosen(preference);
                    setSure(false);
                  }}
                />
                <Faith preference={preference} />
                <strong>{name(preference)}</strong>
                <span class="muted small">{meaning(preference)}</span>
              </label>
            )}
          </For>
        </div>
      </fieldset>
      <Show
        when={isSure() ? chosen() : undefined}
        fallback={
          <button type="submit" class="button primary vq-empire-button" disabled={chosen() === undefined}>
            {t('web.virgin-queen.empire.choose.choose')}
          </button>
        }
      >
        {(preference) => (
          <div class="vq-empire-sure" role="alert">
            <p>{t('web.virgin-queen.empire.choose.sure', { preference: name(preference()) })}</p>
            <div class="vq-empire-actions">
              <button
                type="button"
                class="button primary vq-empire-button"
                disabled={props.umpire.busy()}
                onClick={() => void props.umpire.enter(`prefer ${preference()}`).catch(reportError)}
              >
                {t('web.virgin-queen.empire.choose.seal')}
              </button>
              <button type="button" class="button vq-empire-button" onClick={() => setSure(false)}>
                {t('web.virgin-queen.empire.choose.notYet')}
              </button>
            </div>
          </div>
        )}
      </Show>
    </form>
  );
}

/** A sign for each preference: a book, a pair of scales, a cross. */
function Faith(props: { preference: queen.Preference }) {
  const paths: Readonly<Record<queen.Preference, string>> = {
    protestant: 'M16 10c-3-2-6-2.4-10-2v15c4-.4 7 0 10 2 3-2 6-2.4 10-2V8c-4-.4-7 0-10 2zv15',
    balanced: 'M16 5v21M10 26h12M6 9h20M6 9l-3.5 9h7zM26 9l-3.5 9h7z',
    catholic: 'M16 4v24M8 12h16',
  };
  return (
    <svg class="vq-empire-faith" viewBox="0 0 32 32" width="44" height="44" aria-hidden="true">
      <path
        d={paths[props.preference]}
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
