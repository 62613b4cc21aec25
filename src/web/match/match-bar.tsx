import { type JSX, Show } from 'solid-js';
import { Preferences } from '../app/preferences.tsx';
import { hrefOf } from '../app/route.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { t, wordsOf } from '../i18n/language.ts';
import { Emblem } from '../start/emblem.tsx';
import { gameOf } from '../table/games.ts';
import type { Snapshot } from '../table/table.ts';
import { MatchMenu } from './match-menu.tsx';
import './match-bar.css';

/** The bar over a match: where we are, and what can be done with the whole of it. */
export function MatchBar(props: {
  snapshot: Snapshot;
  tools: JSX.Element;
  onSave: () => void;
  /** Undefined where the dice lie on the table itself. */
  onDice: (() => void) | undefined;
  /** Undefined when there is nothing to give up. */
  onResign: (() => void) | undefined;
  onKeys: () => void;
}) {
  const spoken = () => wordsOf(props.snapshot.gameId);
  /** At a table with an umpire, where everybody sees nearly the same: whose screen this is. */
  const ownSeat = (): string | undefined => {
    const { gameId, viewer } = props.snapshot;
    const game = gameOf(gameId);
    return game.umpire === true && typeof viewer === 'number' && viewer > 0
      ? game.seats[viewer]?.id
      : undefined;
  };
  return (
    <header class="match-bar">
      <a class="match-home" href={hrefOf({ page: 'start' })} aria-label={t('web.shell.home')}>
        <Emblem size={30} />
      </a>
      <h1>
        <Show when={ownSeat()} fallback={spoken().name('scenario', props.snapshot.scenario)}>
          {(seat) => (
            <>
              <SeatMark gameId={props.snapshot.gameId} seat={seat()} /> {spoken().name('side', seat())}
            </>
          )}
        </Show>
      </h1>
      <div class="match-tools">
        <MatchMenu>
          {props.tools}
          <Show when={props.onDice}>
            {(dice) => (
              <button type="button" class="button quiet" onClick={() => dice()()}>
                {t('web.shell.dice.title')}
              </button>
            )}
          </Show>
          <button type="button" class="button quiet" onClick={() => props.onSave()}>
            {t('web.shell.match.save')}
          </button>
          <button type="button" class="button quiet" onClick={() => props.onKeys()}>
            {t('web.shell.match.keys')} <kbd class="pointer-only">?</kbd>
          </button>
          <Show when={props.onResign}>
            {(resign) => (
              <button type="button" class="button quiet" onClick={() => resign()()}>
                {t('web.shell.resign.title')}
              </button>
            )}
          </Show>
        </MatchMenu>
        <Preferences short />
      </div>
    </header>
  );
}
