import { createEffect, createSignal, on, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../i18n/language.ts';
import { gameOf } from '../table/games.ts';
import type { Snapshot, Table } from '../table/table.ts';
import { Bars } from './bars.tsx';
import { Curtain } from './curtain.tsx';
import { DiceDialog } from './dice-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MatchBar } from './match-bar.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { saveRecord, tellsSecrets, titleOf } from './save.ts';
import { SaveDialog } from './save-dialog.tsx';
import { surfaceOf } from './surface.tsx';
import './match-screen.css';

type Open = 'dice' | 'end' | 'save' | 'keys' | 'resign';

/** A match on the screen: the board, the panels, and what lies round them. */
export function MatchScreen(props: {
  table: Table;
  /** The name under which this browser knows the match; undefined for a record, which is looked through. */
  matchId: string | undefined;
  /** More that stands in the bar. */
  tools?: JSX.Element;
  /** More that stands over the panels. */
  extra?: JSX.Element;
  /** Begins a match from a moment of a record. */
  onPlayOn?: (length: number) => void;
}) {
  const isRecord = () => props.matchId === undefined;
  const [moment, setMoment] = createSignal<Snapshot>();
  const [open, setOpen] = createSignal<Open>();
  /** A dialog that closes late, after an answer, must not take away the one that came in its place. */
  const close = (which: Open): void => {
    setOpen((now) => (now === which ? undefined : now));
  };
  const [isShowing, setShowing] = createSignal(false);
  const live = () => props.table.snapshot();
  const shown = () => (live() === undefined ? undefined : (moment() ?? live()));

  createEffect(() => {
    const snapshot = live();
    document.title = snapshot === undefined ? 'Schiltron' : titleOf(snapshot);
  });

  // What was looked at before belongs to whoever looked: it goes with the viewer.
  createEffect(
    on(
      () => live()?.viewer,
      () => setMoment(undefined),
      { defer: true },
    ),
  );

  // Somebody has won since the last look: a match that was over when it was opened has nothing new to tell.
  const [isEndDue, setEndDue] = createSignal(false);
  createEffect(
    on(
      () => live()?.result !== undefined,
      (isOver, wasOver) => {
        const isNews = wasOver === undefined ? (live()?.told.length ?? 0) > 0 : !wasOver;
        // The screen of the game hears of the end now as well, and says next whether it has more to show first.
        if (isOver && isNews && !isRecord()) setTimeout(() => setEndDue(true));
        if (!isOver) setEndDue(false);
      },
    ),
  );
  createEffect(() => {
    if (!isEndDue() || isShowing()) return;
    setEndDue(false);
    setOpen('end');
  });

  const onKey = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select')) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    setOpen('keys');
  };
  document.addEventListener('keydown', onKey);
  onCleanup(() => document.removeEventListener('keydown', onKey));

  const fromTheStart = async (): Promise<void> => {
    setMoment(await props.table.at(0));
  };

  // A record is read from its beginning.
  onMount(() => {
    if (isRecord()) void fromTheStart();
  });

  /** The seat that is asked about; in an object, since the first seat has the number 0. */
  const resigning = () => {
    const seat = live()?.mayResign;
    return open() === 'resign' && seat !== undefined ? { seat } : undefined;
  };

  /** At a table of their own people roll their own dice and move their own pieces. */
  const isUmpired = () => gameOf(props.table.gameId).umpire === true;

  const save = async (): Promise<void> => {
    const snapshot = live();
    if (snapshot === undefined) return;
    if (tellsSecrets(props.table, snapshot) && !isRecord()) setOpen('save');
    else await saveRecord(props.table, snapshot);
  };

  return (
    <Show
      when={shown()}
      fallback={
        <Show
          when={props.table.next() !== undefined}
          fallback={<p class="opening">{t('web.shell.match.opening')}</p>}
        >
          <Curtain
            gameId={props.table.gameId}
            seat={props.table.next() ?? 0}
            onLift={() => void props.table.look(props.table.next() ?? 0)}
          />
        </Show>
      }
    >
      {(snapshot) => (
        <div class="match" classList={{ 'match-whole': isUmpired() }}>
          <MatchBar
            snapshot={snapshot()}
            tools={props.tools}
            onSave={() => void save()}
            onDice={isUmpired() ? undefined : () => setOpen('dice')}
            onResign={live()?.mayResign === undefined ? undefined : () => setOpen('resign')}
            onKeys={() => setOpen('keys')}
          />
          <Bars
            table={props.table}
            snapshot={snapshot()}
            isPast={moment() !== undefined && !isRecord()}
            isShowing={isShowing()}
            onSave={() => void save()}
            onNow={() => setMoment(undefined)}
            onEnd={() => setOpen('end')}
          >
            {props.extra}
            <Show when={props.onPlayOn !== undefined && snapshot().deciders.length > 0}>
              <button
                type="button"
                class="button play-on"
                onClick={() => props.onPlayOn?.(snapshot().length)}
              >
                {t('web.shell.replay.playOn')}
              </button>
            </Show>
          </Bars>
          <Dynamic
            component={surfaceOf(props.table.gameId)}
            table={props.table}
            snapshot={live() ?? snapshot()}
            past={moment()}
            matchId={props.matchId}
            isRecord={isRecord()}
            onLook={setMoment}
            onShowing={setShowing}
          />
          <Show when={open() === 'dice'}>
            <DiceDialog table={props.table} onClose={() => close('dice')} />
          </Show>
          <Show when={open() === 'keys'}>
            <KeysDialog isUmpired={isUmpired()} onClose={() => close('keys')} />
          </Show>
          <Show when={resigning()}>
            {(seat) => (
              <ResignDialog table={props.table} seat={seat().seat} onClose={() => close('resign')} />
            )}
          </Show>
          <Show when={open() === 'save'}>
            <SaveDialog
              onSave={() => void saveRecord(props.table, snapshot())}
              onClose={() => close('save')}
            />
          </Show>
          <Show when={open() === 'end' && live()?.result}>
            {(result) => (
              <EndDialog
                gameId={props.table.gameId}
                result={result()}
                onSave={() => void save()}
                onDice={isUmpired() ? undefined : () => setOpen('dice')}
                onAgain={() => {
                  close('end');
                  void fromTheStart();
                }}
                onClose={() => close('end')}
              />
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}
