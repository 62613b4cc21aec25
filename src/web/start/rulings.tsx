import { createMemo, For, Show } from 'solid-js';
import { changedOptions, defaultOptions } from '../../core/config.ts';
import type { OptionValue, OptionValues } from '../../core/game.ts';
import type { AnyGame } from '../../core/match.ts';
import { t, wordsOf } from '../i18n/language.ts';
import './rulings.css';

const USUAL = 'default';

/** The sets of readings that differ from one another, the usual one first. */
const presetsOf = ({ options }: AnyGame): string[] => [
  USUAL,
  ...Object.keys(options.presets).filter((id) => Object.keys(options.presets[id] ?? {}).length > 0),
];

/** The readings of the rules for a new match, folded away. */
export function Rulings(props: {
  game: AnyGame;
  scenario: string;
  preset: string;
  values: OptionValues;
  onPreset: (preset: string) => void;
  onValue: (name: string, value: OptionValue) => void;
}) {
  const spoken = createMemo(() => wordsOf(props.game.id));
  const usual = createMemo(() => defaultOptions(props.game, props.scenario));
  const values = (): OptionValues => ({
    ...usual(),
    ...props.game.options.presets[props.preset],
    ...props.values,
  });
  const changed = createMemo(
    () => changedOptions(props.game, { scenario: props.scenario, options: values() }).length,
  );
  return (
    <details class="rulings">
      <summary>
        <span class="label">{t('web.shell.new.options')}</span>
        <span class="muted small">{t('web.shell.new.changed', { count: changed() })}</span>
      </summary>
      <div class="rulings-body">
        <p class="muted">{t('web.shell.new.optionsAbout')}</p>
        <label class="field">
          <span>{t('web.shell.new.preset')}</span>
          <select value={props.preset} onChange={(event) => props.onPreset(event.currentTarget.value)}>
            <For each={presetsOf(props.game)}>
              {(id) => <option value={id}>{spoken().name('preset', id)}</option>}
            </For>
          </select>
          <span class="muted small">{spoken().about('preset', props.preset)}</span>
        </label>
        <ul class="rulings-list">
          <For each={props.game.options.specs}>
            {(spec) => (
              <li>
                <label class="field">
                  <span>
                    {spoken().option(spec.name)}{' '}
                    <Show when={spec.paragraph}>
                      <span class="muted small">{spec.paragraph}</span>
                    </Show>
                  </span>
                  <select
                    value={String(values()[spec.name] ?? spec.default)}
                    onChange={(event) => {
                      const value = spec.values.find((each) => String(each) === event.currentTarget.value);
                      if (value !== undefined) props.onValue(spec.name, value);
                    }}
                  >
                    <For each={spec.values}>
                      {(value) => (
                        <option value={String(value)}>
                          {spoken().optionValue(spec.name, value)}
                          {value === usual()[spec.name] ? ` (${t('web.shell.new.usual')})` : ''}
                        </option>
                      )}
                    </For>
                  </select>
                </label>
              </li>
            )}
          </For>
        </ul>
      </div>
    </details>
  );
}
