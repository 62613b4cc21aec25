import { say, type Language } from '../../words/index.ts';
import type { Camera } from './camera.ts';

const STEP = 1.5;

/** Buttons that bring the map nearer, farther, and back to the whole of it. */
export function ZoomButtons(props: { readonly camera: Camera; readonly language: Language }) {
  return (
    <div class="board-zoom" role="group" aria-label={say(props.language, 'web.board.zoom')}>
      <button
        type="button"
        class="board-button"
        aria-label={say(props.language, 'web.board.zoomIn')}
        onClick={() => props.camera.zoomBy(STEP)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h12M10 4v12" />
        </svg>
      </button>
      <button
        type="button"
        class="board-button"
        aria-label={say(props.language, 'web.board.zoomOut')}
        onClick={() => props.camera.zoomBy(1 / STEP)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10h12" />
        </svg>
      </button>
      <button
        type="button"
        class="board-button"
        aria-label={say(props.language, 'web.board.zoomFit')}
        onClick={() => props.camera.fit()}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3.5 7.5v-4h4M16.5 7.5v-4h-4M3.5 12.5v4h4M16.5 12.5v4h-4" />
        </svg>
      </button>
    </div>
  );
}
