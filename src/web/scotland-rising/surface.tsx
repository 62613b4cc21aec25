import { createEffect } from 'solid-js';
import { language } from '../i18n/language.ts';
import type { SurfaceProps } from '../match/surface-props.ts';
import { RisingBoard } from './board/board.tsx';
import { createController } from './controller.ts';
import { RisingPanel } from './panels/panel.tsx';

/** The screen of *Scotland Rising*: the battlefield and its panels. */
export default function RisingSurface(props: SurfaceProps) {
  const controller = createController({
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
  createEffect(() => props.onShowing(controller.film.playing()));
  return (
    <>
      <main class="match-board">
        <RisingBoard controller={controller} />
      </main>
      <aside class="match-panel">
        <RisingPanel
          controller={controller}
          matchId={props.matchId}
          past={props.past}
          onLook={(moment) => props.onLook(moment)}
        />
      </aside>
    </>
  );
}
