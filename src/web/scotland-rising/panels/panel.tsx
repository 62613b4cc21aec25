import { createMemo, Show, type JSX } from 'solid-js';
import type { RisingView } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import { shared } from '../../app/shared.ts';
import {
  ActionPanel,
  Announcer,
  type Choice,
  type Decision,
  LogPanel,
  RulesDialog,
  Timeline,
  trackSeen,
  WhyNote,
} from '../../panels/index.ts';
import type { Snapshot } from '../../table/table.ts';
import type { Controller } from '../controller.ts';
import { decisionOf } from '../decide.ts';
import { risingLog } from './log.ts';
import { risingRules } from './rules.ts';
import { Score } from './score.tsx';
import { Track } from './track.tsx';
import { UnitDesk } from './unit-desk.tsx';
import './panel.css';

interface Props {
  readonly controller: Controller;
  /** Under which name the browser remembers how much of the match was seen; undefined for not at all. */
  readonly matchId: string | undefined;
  /** The moment of the past that is looked at. */
  readonly past: Snapshot | undefined;
  readonly onLook: (moment: Snapshot | undefined) => void;
}

/** Everything beside the battlefield: turn and AP, VP, the decision, the log, the time-line, the rules. */
export function RisingPanel(props: Props): JSX.Element {
  const { controller } = props;
  const language = () => controller.language();
  const decision = createMemo<Decision | undefined>((before) =>
    shared(
      before,
      decisionOf({
        situation: controller.situation(),
        selection: controller.selection(),
        words: controller.words(),
        language: language(),
      }),
    ),
  );
  const waiting = createMemo(() => {
    const { result, deciders, viewer } = controller.shown();
    if (result !== undefined) return controller.words().outcome(result);
    const seat = deciders.find((each) => each !== viewer) ?? deciders[0];
    return seat === undefined ? '' : controller.words().waiting(controller.state().phase, seat);
  });
  const speech = createMemo(() => risingLog(controller.words(), language()));
  const sentences = createMemo(() => {
    const notice = controller.notice();
    if (notice !== '') return [notice];
    return controller.film
      .shown()
      .told.flatMap(({ event }) => (event === undefined ? [] : [controller.words().news(event)]));
  });

  const since = trackSeen(props.matchId, String(controller.live().viewer), () => controller.live().log);

  const choose = (choice: Choice): void => {
    if (controller.busy()) return;
    controller.light(undefined);
    controller.play(choice.lines);
  };
  const usesDesk = createMemo(() => {
    const step = decision()?.step;
    return step === 'actions' || step === 'place-scots' || step === 'place-english';
  });
  const desk = createMemo(() =>
    usesDesk() ? (
      <Show when={decision()}>
        {(asked) => <UnitDesk controller={controller} decision={asked()} onChoose={choose} />}
      </Show>
    ) : undefined,
  );

  return (
    <div class="rising-panel">
      <Track controller={controller} />
      <div class="rising-score">
        <Score controller={controller} />
      </div>
      <div class="rising-decision">
        <WhyNote
          language={language()}
          refused={controller.refused()}
          tried={controller.tried()}
          onParagraph={controller.read}
          onClose={controller.forgive}
        />
        <ActionPanel
          language={language()}
          decision={decision()}
          waiting={waiting()}
          canUndo={controller.film.shown().canUndo && !controller.isPast()}
          busy={controller.busy()}
          picked={[]}
          instead={desk()}
          onPick={() => undefined}
          onChoose={choose}
          onUndo={controller.undo}
          onTraces={controller.light}
        />
      </div>
      <LogPanel
        language={language()}
        told={controller.shown().log}
        speech={speech()}
        since={since}
        onTraces={controller.light}
      />
      <Timeline
        language={language()}
        length={controller.live().length}
        past={props.past}
        at={(length) => controller.table.at(length)}
        chapterOf={(snapshot) => String((snapshot.view as RisingView).turn)}
        onLook={props.onLook}
      />
      <button type="button" class="button quiet rising-rules" onClick={() => controller.read('')}>
        {say(language(), 'web.panels.rules.title')}
      </button>
      <Announcer sentences={sentences()} />
      <Show when={controller.paragraph() !== undefined}>
        <RulesDialog
          language={language()}
          book={risingRules(controller.words(), language(), (controller.shown().view as RisingView).options)}
          paragraph={controller.paragraph() ?? ''}
          onParagraph={controller.read}
          onClose={() => controller.read(undefined)}
        />
      </Show>
    </div>
  );
}
