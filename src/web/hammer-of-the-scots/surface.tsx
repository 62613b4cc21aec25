import { Board } from '../board/index.ts';
import { language } from '../i18n/language.ts';
import type { SurfaceProps } from '../match/surface-props.ts';
import { BattleBoard, createPanels, HammerPanel } from './panels/index.ts';

/** The screen of Hammer of the Scots: its map, its battles and its panels. */
export default function HammerSurface(props: SurfaceProps) {
  const panels = createPanels({
    get table() {
      return props.table;
    },
    get language() {
      return language();
    },
    get snapshot() {
      return props.snapshot;
    },
    get past() {
      return props.past;
    },
  });
  return (
    <>
      <main class="match-board">
        <Board
          snapshot={panels.shown()}
          language={language()}
          still={panels.isPast() || props.isRecord}
          highlight={panels.traces()}
          onAction={panels.act}
          onAsk={panels.ask}
        />
        <BattleBoard
          snapshot={panels.shown()}
          words={panels.words()}
          language={language()}
          decision={panels.decision()}
          busy={panels.busy()}
          onChoose={panels.choose}
          onTraces={panels.light}
          onOpen={panels.setBattleOpen}
        />
      </main>
      <aside class="match-panel">
        <HammerPanel
          panels={panels}
          matchId={props.matchId}
          past={props.past}
          onLook={(moment) => props.onLook(moment)}
        />
      </aside>
    </>
  );
}
