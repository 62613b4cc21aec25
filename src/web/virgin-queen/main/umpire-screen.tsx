import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type JSX,
} from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { Announcer, RulesDialog, trackSeen, WhyNote } from '../../panels/index.ts';
import type { Snapshot } from '../../table/table.ts';
import { EmpireDesk } from '../empire/empire-desk.tsx';
import { PhaseWalk } from '../phase/phase-walk.tsx';
import { VictoryNotice } from '../phase/victory-notice.tsx';
import type { Umpire } from '../umpire.ts';
import { HistoryChart } from '../sheet/history-chart.tsx';
import { SheetPage } from '../sheet/sheet-page.tsx';
import { WhoWinsNow } from '../sheet/who-wins-now.tsx';
import { Alarms } from './alarms.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { createDesk, type Desk, type Tab } from './desk.ts';
import { Head } from './head.tsx';
import { LastLine } from './last-line.tsx';
import { LogPage, type Missed } from './log-page.tsx';
import { NumberDialog } from './number-dialog.tsx';
import { EnterPage } from './pads/enter-page.tsx';
import { PowersBoard } from './powers-board.tsx';
import { queenRules } from './rules.ts';
import { isFresh } from './since.ts';
import { keepFocus } from './keep-focus.ts';
import { Tabs } from './tabs.tsx';
import { newsOf } from './told.ts';
import { Why } from './why.tsx';
import { isSpacious } from './width.ts';
import './umpire-screen.css';

interface Props {
  readonly umpire: Umpire;
  /** Under which name the browser remembers how much of the sitting was seen; undefined for not at all. */
  readonly matchId: string | undefined;
  readonly past: Snapshot | undefined;
  readonly onLook: (moment: Snapshot | undefined) => void;
}

/** Whether the Empire's player looks at a screen of their own; at a shared one they have a room of their own (V13.6). */
const isOwnEmpire = (umpire: Umpire): boolean => umpire.isEmpire() && !umpire.canBeAlone();

/** The tabs of a viewer: on a spacious screen the powers stand beside all others. */
function tabsOf({ umpire }: Desk): readonly Tab[] {
  return [
    ...(isSpacious() ? [] : (['powers'] as const)),
    ...(umpire.records() ? (['enter'] as const) : []),
    ...(isOwnEmpire(umpire) ? (['empire'] as const) : []),
    'phase',
    'log',
    'sheet',
  ];
}

/** Where a viewer begins: a phase that goes on comes first. */
function firstTab(umpire: Umpire): Tab {
  if (umpire.isEmpire()) return 'empire';
  if (umpire.state().step !== 'play') return 'phase';
  return isSpacious() ? 'enter' : 'powers';
}

/** The umpire beside the board: the powers, what can be entered, and all that follows from it. */
export function UmpireScreen(props: Props): JSX.Element {
  const { umpire } = props;
  const desk = createDesk(umpire, {
    tab: firstTab(umpire),
    pad: isFresh(umpire.state()) ? 'typed' : 'keys',
  });
  const tabs = createMemo(() => tabsOf(desk));
  const tab = createMemo(() => {
    const wanted = desk.tab();
    if (tabs().includes(wanted)) return wanted;
    return tabs()[0] ?? 'log';
  });
  const isWide = () => tab() === 'sheet';
  let main: HTMLElement | undefined;

  // The phase and what halts it come to the front by themselves, and go when they are over.
  createEffect(
    on(
      () => umpire.state().step === 'play',
      (isPlay, wasPlay) => {
        if (wasPlay === true && !isPlay && !isOwnEmpire(umpire)) desk.setTab('phase');
        if (wasPlay === false && isPlay && umpire.records()) desk.setTab(isSpacious() ? 'enter' : 'powers');
      },
    ),
  );

  // Every part is read from its beginning.
  createEffect(
    on(
      tab,
      () => {
        for (const part of [main, main?.querySelector('.vq-main-side')]) part?.scrollTo(0, 0);
      },
      { defer: true },
    ),
  );

  const opened = umpire.live().log.at(-1)?.number ?? 0;
  const [since, setSince] = createSignal(
    trackSeen(props.matchId, String(umpire.live().viewer), () => umpire.live().log),
  );
  onMount(() => {
    if (main !== undefined) onCleanup(keepFocus(main));
  });

  const sentences = createMemo(() => {
    const notice = umpire.notice();
    if (notice !== '') return [notice];
    return umpire
      .live()
      .told.flatMap(({ event }) => (event === undefined ? [] : [newsOf(umpire.words(), event)]));
  });
  const tried = createMemo(() => {
    const line = umpire.refused()?.line ?? '';
    const action = queen.actionOf(line);
    return action === undefined ? '' : umpire.words().action(action);
  });

  return (
    <main
      ref={(element) => {
        main = element;
      }}
      class="vq-main"
      data-tab={tab()}
      classList={{ 'vq-main-trial': umpire.trial() !== undefined, 'vq-main-wide': isWide() }}
    >
      <Head desk={desk} />
      <Alarms umpire={umpire} />
      <Show when={tab() === 'powers' || (isSpacious() && !isWide())}>
        <section class="vq-main-board" aria-label={t('web.virgin-queen.main.tab.powers')}>
          <PowersBoard desk={desk} />
        </section>
      </Show>
      <Tabs tabs={tabs()} tab={tab()} onTab={desk.setTab} />
      <Show when={tab() !== 'powers'}>
        <Side
          desk={desk}
          tab={tab()}
          past={props.past}
          onLook={props.onLook}
          missed={{ since: since(), opened, onRead: () => setSince(undefined) }}
        />
      </Show>
      <LastLine desk={desk} />
      <div class="vq-main-refused">
        <WhyNote
          language={umpire.language()}
          refused={umpire.refused()}
          tried={tried()}
          onParagraph={umpire.read}
          onClose={umpire.forgive}
        />
      </div>
      <Announcer sentences={sentences()} />
      <Dialogs desk={desk} />
      <VictoryNotice umpire={umpire} />
    </main>
  );
}

interface SideProps {
  readonly desk: Desk;
  readonly tab: Tab;
  readonly past: Snapshot | undefined;
  readonly onLook: (moment: Snapshot | undefined) => void;
  readonly missed: Missed;
}

/** What stands beside the powers, or in their place on a small screen. */
function Side(props: SideProps): JSX.Element {
  const { umpire } = props.desk;
  return (
    <div class="vq-main-side">
      <h2 class="unseen">{t(`web.virgin-queen.main.tab.${props.tab}`)}</h2>
      <Switch>
        <Match when={props.tab === 'enter'}>
          <EnterPage desk={props.desk} />
        </Match>
        <Match when={props.tab === 'empire'}>
          <EmpireDesk umpire={umpire} />
        </Match>
        <Match when={props.tab === 'phase'}>
          <div class="vq-main-phase">
            <PhaseWalk umpire={umpire} />
            <WhoWinsNow umpire={umpire} />
            <Show when={!isOwnEmpire(umpire)}>
              <EmpireDesk umpire={umpire} />
            </Show>
          </div>
        </Match>
        <Match when={props.tab === 'log'}>
          <LogPage desk={props.desk} past={props.past} onLook={props.onLook} missed={props.missed} />
        </Match>
        <Match when={props.tab === 'sheet'}>
          <div class="vq-main-sheet">
            <SheetPage umpire={umpire} />
            <HistoryChart umpire={umpire} />
          </div>
        </Match>
      </Switch>
    </div>
  );
}

/** What lies over the screen while something is asked or explained. */
function Dialogs(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const rules = createMemo(() => queenRules(umpire.words(), umpire.language(), umpire.state().terms));
  return (
    <>
      <Show when={props.desk.question()} keyed>
        {(question) => <AskDialog desk={props.desk} question={question} />}
      </Show>
      <Show when={props.desk.wanted()} keyed>
        {(wanted) => <NumberDialog wanted={wanted} onClose={() => props.desk.askNumber(undefined)} />}
      </Show>
      <For each={queen.POWERS.filter((power) => power === umpire.explained())}>
        {(power) => <Why desk={props.desk} power={power} />}
      </For>
      <Show when={umpire.paragraph() !== undefined}>
        <RulesDialog
          language={umpire.language()}
          book={rules()}
          paragraph={umpire.paragraph() ?? ''}
          onParagraph={umpire.read}
          onClose={() => umpire.read(undefined)}
        />
      </Show>
    </>
  );
}
