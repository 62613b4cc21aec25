import { onMount } from 'solid-js';
import type { Seat } from '../../core/game.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { t, wordsOf } from '../i18n/language.ts';
import { gameOf } from '../table/games.ts';
import './curtain.css';

/** What stands between two people at one screen: the page knows nothing of either side while it is drawn. */
export function Curtain(props: { gameId: string; seat: Seat; onLift: () => void }) {
  let button: HTMLButtonElement | undefined;
  onMount(() => button?.focus());
  const side = () => wordsOf(props.gameId).seat(props.seat);
  return (
    <main class="curtain">
      <div class="curtain-sheet">
        <SeatMark gameId={props.gameId} seat={gameOf(props.gameId).seats[props.seat]?.id ?? ''} />
        <h1>{t('web.shell.curtain.title', { side: side() })}</h1>
        <p>{t('web.shell.curtain.about', { side: side() })}</p>
        <button
          ref={(each) => {
            button = each;
          }}
          type="button"
          class="button primary"
          onClick={() => props.onLift()}
        >
          {t('web.shell.curtain.lift')}
        </button>
      </div>
    </main>
  );
}
