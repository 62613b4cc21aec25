import { type JSX, Match, Show, Switch } from 'solid-js';
import { t, wordsOf } from '../i18n/language.ts';
import type { Snapshot, Table } from '../table/table.ts';
import './bars.css';

/** What has to be said over the panels: the past, the end, the next person, a cut or a fault. */
export function Bars(props: {
  table: Table;
  snapshot: Snapshot;
  isPast: boolean;
  onNow: () => void;
  onEnd: () => void;
  children: JSX.Element;
}) {
  const spoken = () => wordsOf(props.table.gameId);
  const live = () => props.table.snapshot();
  const nextSide = () => {
    const seat = props.table.next();
    return seat === undefined ? undefined : spoken().seat(seat);
  };
  return (
    <div class="bars">
      <Switch>
        <Match when={props.table.state() === 'broken'}>
          <div class="bar note" role="alert">
            <p>
              <strong>{t('web.shell.match.broken')}</strong>
              <br />
              {t('web.shell.match.brokenAbout')}
            </p>
            <button type="button" class="button" onClick={() => location.reload()}>
              {t('web.shell.match.reload')}
            </button>
          </div>
        </Match>
        <Match when={props.table.state() === 'away'}>
          <p class="bar" role="status">
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
        <Match when={props.snapshot.result}>
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
      <Show when={props.children}>{props.children}</Show>
    </div>
  );
}
