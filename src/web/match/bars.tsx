import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import { t, wordsOf } from '../i18n/language.ts';
import { gameOf } from '../table/games.ts';
import { serverSentence } from '../table/remote/sentence.ts';
import type { Snapshot, Table } from '../table/table.ts';
import './bars.css';

/** What has to be said over the panels: the past, the end, the next person, a cut or a fault. */
export function Bars(props: {
  table: Table;
  snapshot: Snapshot;
  isPast: boolean;
  /** Whether what has led to the end is still being shown: the result waits for it. */
  isShowing: boolean;
  onNow: () => void;
  onEnd: () => void;
  onSave: () => void;
  children: JSX.Element;
}) {
  const spoken = () => wordsOf(props.table.gameId);
  const live = () => props.table.snapshot();
  // An umpire passes the screen in a way of its own.
  const nextSide = () => {
    const seat = gameOf(props.table.gameId).umpire === true ? undefined : props.table.next();
    return seat === undefined ? undefined : spoken().seat(seat);
  };
  return (
    <div class="bars">
      <Connection table={props.table} />
      <Switch>
        <Match when={props.table.state() === 'broken'}>
          <Broken table={props.table} />
        </Match>
        <Match when={props.table.state() === 'away'}>
          <p class="bar away">
            <span class="away-mark" aria-hidden="true" />
            {t('web.shell.match.away')}
          </p>
        </Match>
        <Match when={props.isPast}>
          <div class="bar">
            <p>
              {t('web.shell.match.past', {
                number: props.snapshot.length,
                all: live()?.length ?? props.snapshot.length,
              })}
            </p>
            <button type="button" class="button" onClick={() => props.onNow()}>
              {t('web.shell.match.now')}
            </button>
          </div>
        </Match>
        <Match when={nextSide()}>
          {(side) => (
            <div class="bar">
              <p>{t('web.shell.curtain.hand', { side: side() })}</p>
              <button type="button" class="button primary" onClick={() => void props.table.draw()}>
                {t('web.shell.curtain.draw')}
              </button>
            </div>
          )}
        </Match>
        <Match when={props.isShowing ? undefined : props.snapshot.result}>
          {(result) => (
            <div class="bar">
              <p>{spoken().outcome(result())}</p>
              <button type="button" class="button" onClick={() => props.onEnd()}>
                {t('web.shell.end.title')}
              </button>
            </div>
          )}
        </Match>
      </Switch>
      <Show when={!props.table.kept()}>
        <Unkept onSave={props.onSave} />
      </Show>
      <Show when={props.children}>{props.children}</Show>
    </div>
  );
}

/** Says for ears that the connection is lost, and that it is there again: a region that stands from the start. */
function Connection(props: { table: Table }) {
  const [news, setNews] = createSignal('');
  createEffect(
    on(
      createMemo(() => props.table.state() === 'away'),
      (isAway) => setNews(t(isAway ? 'web.shell.match.away' : 'web.shell.match.back')),
      { defer: true },
    ),
  );
  return (
    <p class="unseen" role="status">
      {news()}
    </p>
  );
}

function Broken(props: { table: Table }) {
  return (
    <div class="bar note" role="alert">
      <p>
        <strong>{t('web.shell.match.broken')}</strong>
        <br />
        <Show when={props.table.fault()} fallback={t('web.shell.match.brokenAbout')}>
          {(fault) => serverSentence(fault())}
        </Show>
      </p>
      <button type="button" class="button" onClick={() => location.reload()}>
        {t('web.shell.match.reload')}
      </button>
    </div>
  );
}

/** The browser keeps nothing: the match would go with the page, so leaving it is asked about. */
function Unkept(props: { onSave: () => void }) {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener('beforeunload', ask);
  onCleanup(() => removeEventListener('beforeunload', ask));
  return (
    <div class="bar note" role="alert">
      <p>{t('web.shell.match.unkept')}</p>
      <button type="button" class="button" onClick={() => props.onSave()}>
        {t('web.shell.match.save')}
      </button>
    </div>
  );
}
