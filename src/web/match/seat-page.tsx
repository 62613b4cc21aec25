import { createEffect, createResource, createSignal, lazy, onCleanup, Show, Suspense } from 'solid-js';
import type { SeatState } from '../../protocol/index.ts';
import { notify } from '../app/notices.tsx';
import { language, learnToPlay, t, wordsOf } from '../i18n/language.ts';
import { gameOf } from '../table/games.ts';
import { ServerError } from '../table/remote/api.ts';
import { showKey } from '../table/remote/invite.ts';
import { openRemoteTable } from '../table/remote/remote-table.ts';
import { keepSeat, keptSeat } from '../table/storage.ts';
import { CannotOpen } from './cannot-open.tsx';
import { Invites } from './invites.tsx';
import { LinksDialog } from './links-dialog.tsx';
import { MatchScreen } from './match-screen.tsx';
import { seatNews } from './seat-news.ts';
import { WayBack } from './way-back.tsx';

/** The links into a match with an umpire, which speak with the words of its game. */
const PhonesDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../virgin-queen/sitting/phones-dialog.tsx'),
    learnToPlay('virgin-queen'),
  ]);
  return module;
});

const isUmpired = (gameId: string): boolean => gameOf(gameId).umpire === true;

/** A seat at a table on a server. */
export default function SeatPage(props: { match: string; seat: string }) {
  let isGone = false;
  const [table] = createResource(async () => {
    const at = { match: props.match, seat: props.seat };
    const opened = await openRemoteTable(at.match, at.seat, language).catch(async (error: unknown) => {
      // The cookie is gone, the key is still here.
      const isStranger = error instanceof ServerError && error.code === 'notYourSeat';
      if (!isStranger || !(await showKey(at))) throw error;
      return openRemoteTable(at.match, at.seat, language);
    });
    if (isGone) opened.close();
    return opened;
  });
  const [hasLinks, setLinks] = createSignal(false);
  const [kept, { mutate }] = createResource(() => keptSeat(props.match, props.seat));
  onCleanup(() => {
    isGone = true;
    if (table.error === undefined) table.latest?.close();
  });
  createEffect(() => {
    const seat = kept();
    const opened = table.error === undefined ? table() : undefined;
    if (seat === undefined || opened === undefined) return;
    const snapshot = opened.snapshot();
    const { seats } = opened.info();
    void keepSeat({ ...seat, updated: Date.now(), ended: snapshot.result !== undefined, seats });
  });
  let heard: readonly SeatState[] | undefined;
  createEffect(() => {
    const opened = table.error === undefined ? table() : undefined;
    if (opened === undefined || kept.loading) return;
    const { game, seats } = opened.info();
    for (const { seat, news } of seatNews(heard ?? kept()?.seats ?? [], seats))
      notify(t(`web.shell.seatNews.${news}`, { side: wordsOf(game).name('side', seat) }));
    heard = seats;
  });
  return (
    <Show
      when={table.error === undefined}
      fallback={<CannotOpen error={table.error} there={{ match: props.match, seat: props.seat }} />}
    >
      <Show when={table()}>
        {(opened) => (
          <MatchScreen
            table={opened()}
            matchId={`${props.match}.${props.seat}`}
            tools={
              <button type="button" class="button quiet" onClick={() => setLinks(true)}>
                {t(isUmpired(opened().gameId) ? 'web.shell.match.phones' : 'web.shell.match.links')}
              </button>
            }
            extra={
              <>
                <Invites info={opened().info()} kept={kept()} />
                <WayBack
                  info={opened().info()}
                  kept={kept()}
                  onDone={(seat) => mutate({ ...seat, hasWayBack: true })}
                  onLinks={() => setLinks(true)}
                />
              </>
            }
          />
        )}
      </Show>
      <Show when={hasLinks() ? table() : undefined}>
        {(opened) => (
          <Show
            when={isUmpired(opened().gameId)}
            fallback={
              <LinksDialog
                info={opened().info()}
                kept={kept()}
                onKept={mutate}
                onClose={() => setLinks(false)}
              />
            }
          >
            <Suspense>
              <PhonesDialog
                info={opened().info()}
                kept={kept()}
                snapshot={opened().snapshot()}
                onKept={mutate}
                onClose={() => setLinks(false)}
              />
            </Suspense>
          </Show>
        )}
      </Show>
    </Show>
  );
}
