import { createResource, For, Show } from 'solid-js';
import { SeatMark } from '../app/seat-mark.tsx';
import { hrefOf } from '../app/route.ts';
import { t, wordsOf } from '../i18n/language.ts';
import { games } from '../table/games.ts';
import { forgetSeat, keptSeats } from '../table/storage.ts';
import { ago } from './ago.ts';

/** The seats at tables on servers that this browser holds; nothing while there is none. */
export function MySeats() {
  const [seats, { refetch }] = createResource(
    async () => (await keptSeats()).filter(({ gameId }) => games.some(({ id }) => id === gameId)),
    { initialValue: [] },
  );
  const leave = async (id: string): Promise<void> => {
    await forgetSeat(id);
    await refetch();
  };
  return (
    <Show when={seats.latest.length > 0}>
      <section class="my-matches" aria-labelledby="my-seats">
        <h2 id="my-seats" class="label">
          {t('web.shell.seats.title')}
        </h2>
        <ul>
          <For each={seats.latest}>
            {(each) => {
              const name = () => wordsOf(each.gameId).name('scenario', each.scenario);
              const href = hrefOf({ page: 'seat', match: each.match, seat: each.seat });
              return (
                <li class="kept">
                  <div>
                    <a class="kept-name" href={href}>
                      {name()}
                    </a>
                    <p class="muted small kept-seat">
                      <SeatMark gameId={each.gameId} seat={each.seat} />
                      {wordsOf(each.gameId).name('side', each.seat)} ·{' '}
                      {t('web.shell.matches.updated', { when: ago(each.updated) })}
                    </p>
                  </div>
                  <div class="kept-actions">
                    <a class="button" href={href} aria-hidden="true" tabIndex={-1}>
                      {t('web.shell.matches.continue')}
                    </a>
                    <Show when={each.ended}>
                      <button type="button" class="button quiet" onClick={() => void leave(each.id)}>
                        {t('web.shell.matches.delete')}
                      </button>
                    </Show>
                  </div>
                </li>
              );
            }}
          </For>
        </ul>
      </section>
    </Show>
  );
}
