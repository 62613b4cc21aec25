import { createEffect, createMemo, on, Show, type JSX } from 'solid-js';
import { say } from '../../../words/index.ts';
import {
  ActionPanel,
  Announcer,
  type Choice,
  LogPanel,
  type Rulebook,
  RulesDialog,
  Timeline,
  trackSeen,
  WhyNote,
} from '../../panels/index.ts';
import type { CardId } from '../../../games/hammer-of-the-scots/cards.ts';
import type { Snapshot } from '../../table/table.ts';
import { NOTHING } from '../board/choose.ts';
import { BATTLE_STEPS } from './battle/pace.ts';
import { CardTable } from './cards/card-table.tsx';
import { Hand } from './cards/hand.tsx';
import type { PanelsController } from './controller.ts';
import { deciderOf } from './facts.ts';
import { Nobles } from './nobles/nobles.tsx';
import { hammerRules } from './rules.ts';
import { hammerLog } from './speech.ts';
import { seasonOf } from './year/year.ts';
import { YearTrack } from './year/year-track.tsx';
import './hammer-panel.css';

interface Props {
  readonly panels: PanelsController;
  /** Under which name the browser remembers how much of the match was seen; undefined for not at all. */
  readonly matchId: string | undefined;
  /** The moment of the past that is looked at. */
  readonly past: Snapshot | undefined;
  readonly onLook: (moment: Snapshot | undefined) => void;
}

/** Everything beside the map: the year, the nobles, the decision, the cards, the log, the time-line, the rules. */
export function HammerPanel(props: Props): JSX.Element {
  const { panels } = props;
  let decision: HTMLDivElement | undefined;
  // Who puts a battle away goes on with what is asked.
  createEffect(
    on(
      panels.battleOpen,
      (isOpen) => {
        if (isOpen) return;
        setTimeout(() => {
          if (document.activeElement === document.body)
            decision?.querySelector<HTMLElement>('.actions-prompt')?.focus({ preventScroll: true });
        });
      },
      { defer: true },
    ),
  );
  const speech = createMemo(() => hammerLog(panels.words(), panels.language()));
  const book = (): Rulebook => hammerRules(panels.words(), panels.language(), panels.shown().view.options);
  const sentences = createMemo(() => {
    const notice = panels.notice();
    if (notice !== '') return [notice];
    return panels.film
      .latest()
      .flatMap(({ event }) => (event === undefined ? [] : [panels.words().news(event)]));
  });

  /** What the battle on show has not come to yet is not told. */
  const shownLog = createMemo(() => {
    const { log } = panels.shown();
    return panels.film.playing() ? log.slice(0, panels.film.seen()) : log;
  });

  const since = trackSeen(props.matchId, String(panels.live().viewer), () => panels.settled().log);

  const choose = (choice: Choice): void => {
    panels.choosing.select(NOTHING);
    panels.choose(choice);
  };
  /** The side that is choosing a card from its hand. */
  const choosing = createMemo(() =>
    panels.decision()?.step === 'cards' ? deciderOf(panels.live()) : undefined,
  );
  /** While the battle board is open its choices are made there. */
  const onBattleBoard = createMemo(() =>
    panels.battleOpen() && BATTLE_STEPS.includes(panels.decision()?.step ?? '') ? (
      <p class="actions-hint">{say(panels.language(), 'web.panels.hammer.battle.there')}</p>
    ) : undefined,
  );
  const choiceFor = (card: CardId): Choice | undefined =>
    panels
      .decision()
      ?.groups.flatMap((group) => group.choices)
      .find(({ lines }) => lines[0] === `card ${card}`);
  const hand = createMemo(() => {
    const side = choosing();
    if (side === undefined) return undefined;
    return (
      <Hand
        cards={panels.live().view.hands[side] ?? {}}
        words={panels.words()}
        language={panels.language()}
        choiceFor={choiceFor}
        busy={panels.busy()}
        onChoose={choose}
      />
    );
  });

  return (
    <div class="hammer-panel">
      <YearTrack view={panels.settled().view} words={panels.words()} language={panels.language()} />
      <div class="hammer-nobles">
        <Nobles
          view={panels.settled().view}
          words={panels.words()}
          language={panels.language()}
          onTraces={panels.light}
          onAsk={panels.explainBlock}
        />
      </div>
      <div
        ref={(element) => {
          decision = element;
        }}
        class="hammer-decision"
      >
        <WhyNote
          language={panels.language()}
          refused={panels.refused()}
          tried={panels.tried()}
          onParagraph={panels.read}
          onClose={panels.forgive}
        />
        <ActionPanel
          language={panels.language()}
          decision={panels.decision()}
          waiting={panels.waiting()}
          canUndo={panels.live().canUndo && !panels.isStill()}
          busy={panels.busy()}
          picked={panels.choosing.selection().blocks}
          aimed={panels.choosing.aim()}
          instead={hand() ?? onBattleBoard()}
          onPick={(blocks) => panels.choosing.select({ ...NOTHING, blocks })}
          onChoose={choose}
          onUndo={panels.undo}
          onTraces={panels.light}
        />
      </div>
      <CardTable
        snapshot={panels.settled()}
        words={panels.words()}
        language={panels.language()}
        without={choosing()}
      />
      <LogPanel
        language={panels.language()}
        told={shownLog()}
        speech={speech()}
        since={since}
        onTraces={panels.light}
      />
      <Timeline
        language={panels.language()}
        length={panels.live().length}
        past={props.past}
        at={(length) => panels.table.at(length)}
        chapterOf={(snapshot) =>
          String(seasonOf(snapshot.view as ReturnType<typeof panels.live>['view']).year)
        }
        onLook={props.onLook}
      />
      <button type="button" class="button quiet hammer-rules" onClick={() => panels.read('')}>
        {say(panels.language(), 'web.panels.rules.title')}
      </button>
      <Announcer sentences={sentences()} />
      <Show when={panels.paragraph() !== undefined}>
        <RulesDialog
          language={panels.language()}
          book={book()}
          paragraph={panels.paragraph() ?? ''}
          onParagraph={panels.read}
          onClose={() => panels.read(undefined)}
        />
      </Show>
    </div>
  );
}
