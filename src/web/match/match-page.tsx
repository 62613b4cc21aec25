import { createResource, onCleanup, Show } from 'solid-js';
import { startOf } from '../app/pending.ts';
import { language } from '../i18n/language.ts';
import { gameOf } from '../table/games.ts';
import { openLocalTable } from '../table/local-table.ts';
import { PACES } from '../table/players.ts';
import { CannotOpen } from './cannot-open.tsx';
import { hold } from './hold.ts';
import { MatchScreen } from './match-screen.tsx';
import { chosenPace, PaceChoice } from './pace.tsx';

/** A match that is played in this browser. */
export default function MatchPage(props: { id: string }) {
  let isGone = false;
  const { held, release } = hold(props.id);
  const [table] = createResource(async () => {
    await held;
    const opened = await openLocalTable(startOf(props.id), language, PACES[chosenPace()]);
    if (isGone) opened.close();
    return opened;
  });
  onCleanup(() => {
    isGone = true;
    release();
    if (table.error === undefined) table.latest?.close();
  });
  return (
    <Show when={table.error === undefined} fallback={<CannotOpen error={table.error} kept={props.id} />}>
      <Show when={table()}>
        {(opened) => (
          <MatchScreen
            table={opened()}
            matchId={props.id}
            tools={
              <Show when={opened().seats.length < gameOf(opened().gameId).seats.length}>
                <PaceChoice onPace={(milliseconds) => void opened().setPace(milliseconds)} />
              </Show>
            }
          />
        )}
      </Show>
    </Show>
  );
}
