import { createEffect, on, onCleanup, onMount } from 'solid-js';
import type { Camera } from '../../board/camera.ts';
import { EDGES } from './map.ts';
import { paintGround, SCALE } from './paint.ts';

/**
 * What lies under everything: the sea with its water-lines, the land and its texture. It is painted once, and again
 * when the theme changes; the camera only moves the painting, so that zooming stays quick.
 */
export function Ground(props: { readonly camera: Camera }) {
  let canvas: HTMLCanvasElement | undefined;

  const paint = (): void => {
    if (canvas !== undefined) paintGround(canvas);
  };

  createEffect(
    on(
      () => props.camera.view(),
      ({ k, x, y }) => {
        if (canvas === undefined) return;
        const left = x + EDGES.left * k;
        const top = y + EDGES.top * k;
        canvas.style.transform = `translate(${left}px, ${top}px) scale(${k / SCALE})`;
      },
    ),
  );

  onMount(() => {
    paint();
    const observer = new MutationObserver(paint);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    onCleanup(() => observer.disconnect());
  });

  return (
    <canvas
      ref={(element) => {
        canvas = element;
      }}
      class="board-ground"
      aria-hidden="true"
    />
  );
}
