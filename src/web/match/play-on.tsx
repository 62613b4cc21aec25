import { createSignal, For } from 'solid-js';
import { botsFor } from '../../bots/index.ts';
import { isSolitaire } from '../../core/config.ts';
import { Dialog } from '../app/dialog.tsx';
import { newId, prepare } from '../app/pending.ts';
import { go } from '../app/route.ts';
import { t, wordsOf } from '../i18n/language.ts';
import { levelName } from '../start/players.ts';
import { gameOf } from '../table/games.ts';
import type { Player } from '../table/players.ts';

/** Asks who plays on from a point of a record, and begins that match. */
export function PlayOn(props: {
  gameId: string;
  scenario: string;
  text: string;
  length: number;
  onClose: () => void;
}) {
  const seats = () => gameOf(props.gameId).seats;
  const bots = () => botsFor(gameOf(props.gameId));
  const [players, setPlayers] = createSignal<readonly Player[]>(
    seats().map((_, seat) =>
      isSolitaire(gameOf(props.gameId), props.scenario) || seat === seats().length - 1
        ? 'human'
        : (bots()[0]?.id ?? 'human'),
    ),
  );
  const begin = (): void => {
    const id = newId();
    prepare(id, { type: 'branch', id, text: props.text, length: props.length, players: players() });
    go({ page: 'match', id });
  };
  return (
    <Dialog title={t('web.shell.replay.playOn')} onClose={props.onClose}>
      <For each={bots().length > 0 ? seats() : []}>
        {(_, seat) => (
          <label class="field">
            <span>{wordsOf(props.gameId).seat(seat())}</span>
            <select
              value={players()[seat()] ?? 'human'}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                setPlayers((all) => all.map((player, i) => (i === seat() ? chosen : player)));
              }}
            >
              <option value="human">{t('web.shell.new.person')}</option>
              <For each={bots()}>{({ id }) => <option value={id}>{levelName(id)}</option>}</For>
            </select>
          </label>
        )}
      </For>
      <div class="dialog-actions">
        <button type="button" class="button primary" onClick={begin}>
          {t('web.shell.new.begin')}
        </button>
        <button type="button" class="button" onClick={() => props.onClose()}>
          {t('web.shell.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
