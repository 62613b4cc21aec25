import { For, Show } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t, wordsOf } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import { FEWEST_PLAYERS, LONGEST_NAME, MOST_PLAYERS, type Draft, type Playing } from './draft.ts';

const NUMBERS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, i) => FEWEST_PLAYERS + i);

/** A player as people know them: by name, else by number. */
const playerName = (names: readonly string[], player: number): string =>
  names[player - 1]?.trim() || t('web.virgin-queen.sitting.player', { number: player });

/** How many play, what they are called, and who plays which power (V1.3). */
export function WhoPlays(props: {
  draft: Draft;
  onPlayers: (players: number) => void;
  onName: (player: number, name: string) => void;
  onPower: (power: queen.Power, playing: Playing) => void;
}) {
  const players = () => Array.from({ length: props.draft.players }, (_, i) => i + 1);
  const power = (id: string): string => wordsOf('virgin-queen').name('power', id);
  return (
    <fieldset class="vq-sit-who">
      <legend class="label">{t('web.virgin-queen.sitting.who')}</legend>
      <p class="small muted" aria-hidden="true">
        {t('web.virgin-queen.sitting.count')}
      </p>
      <div class="vq-sit-count" role="radiogroup" aria-label={t('web.virgin-queen.sitting.count')}>
        <For each={NUMBERS}>
          {(number) => (
            <label>
              <input
                type="radio"
                name="players"
                checked={props.draft.players === number}
                onChange={() => props.onPlayers(number)}
              />
              <span>{t('web.virgin-queen.sitting.players', { count: number })}</span>
            </label>
          )}
        </For>
      </div>
      <div class="vq-sit-names">
        <For each={players()}>
          {(number) => (
            <label>
              <span class="small muted">{t('web.virgin-queen.sitting.player', { number })}</span>
              <input
                type="text"
                autocomplete="off"
                maxLength={LONGEST_NAME}
                value={props.draft.names[number - 1] ?? ''}
                placeholder={t('web.virgin-queen.sitting.name')}
                onInput={(event) => props.onName(number, event.currentTarget.value)}
              />
            </label>
          )}
        </For>
      </div>
      <ul class="vq-sit-powers">
        <For each={queen.POWERS}>
          {(id) => (
            <li>
              <label>
                <PowerMark power={id} size={32} />
                <span>{power(id)}</span>
                <select
                  aria-label={power(id)}
                  value={String(props.draft.powers[id])}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    props.onPower(id, value === 'neutral' ? value : Number(value));
                  }}
                >
                  <For each={players()}>
                    {(number) => (
                      <option value={String(number)} selected={props.draft.powers[id] === number}>
                        {playerName(props.draft.names, number)}
                      </option>
                    )}
                  </For>
                  <option value="neutral" selected={props.draft.powers[id] === 'neutral'}>
                    {t('web.virgin-queen.sitting.neutral')}
                  </option>
                </select>
              </label>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.draft.players < MOST_PLAYERS}>
        <p class="muted small">{t('web.virgin-queen.sitting.neutralAbout')}</p>
      </Show>
    </fieldset>
  );
}
