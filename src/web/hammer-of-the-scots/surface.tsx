import { createEffect } from 'solid-js';
import { language } from '../i18n/language.ts';
import type { SurfaceProps } from '../match/surface-props.ts';
import { HammerBoard } from './board/hammer-board.tsx';
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
    get isRecord() {
      return props.isRecord;
    },
  });
  createEffect(() => props.onShowing(panels.film.playing()));
  return (
    <>
      <main class="match-board">
        <HammerBoard
          snapshot={panels.settled()}
          language={language()}
          still={panels.isStill()}
          highlight={panels.traces()}
          choosing={panels.choosing}
          onAction={panels.act}
          onExplain={panels.explain}
        />
        <BattleBoard
          film={panels.film}
          snapshot={panels.shown()}
          words={panels.words()}
          language={language()}
          decision={panels.decision()}
          busy={panels.busy()}
          onChoose={panels.choose}
          onTraces={panels.light}
          onOpen={panels.setBattleOpen}
          onAsk={(block) => panels.explainBlock(block)}
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
