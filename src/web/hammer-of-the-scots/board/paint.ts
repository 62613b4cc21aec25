import { AREAS } from '../../../games/hammer-of-the-scots/board.ts';
import { EDGES, LAND, OUTLINES, SHORE } from './map.ts';
import { fibres, mottles, TILE } from './texture.ts';

/** Pixels of the painting for a unit of the map. */
export const SCALE = 1.2;

/** How far the painting goes on below the map, where a tall window shows more than the map has. */
const BELOW = 90;

/** Distances from the shore at which the sea grows deeper, the outermost first, in map units, and the colour there. */
const DEPTHS: readonly (readonly [distance: number, colour: string])[] = [
  [76, '--depth-0'],
  [55, '--depth-1'],
  [38, '--depth-2'],
  [24, '--depth-3'],
  [13, '--depth-4'],
  [5.5, '--depth-5'],
];

/** Tints of land, so that neighbours differ a little, by the place of each area in the order of the rules. */
const TINTS: readonly number[] = [4, 0, 2, 1, 0, 2, 3, 2, 0, 1, 0, 3, 1, 2, 0, 1, 3, 0, 2, 3, 2, 0, 1];

/** Reads the colours of the theme as they apply inside an element. */
function colours(inside: Element): (property: string) => string {
  const probe = document.createElement('i');
  // A colour that changes gradually would still be read as the one before it.
  probe.style.transition = 'none';
  inside.append(probe);
  const known = new Map<string, string>();
  const read = (property: string): string => {
    probe.style.color = `var(${property})`;
    return getComputedStyle(probe).color;
  };
  queueMicrotask(() => probe.remove());
  return (property) => {
    const colour = known.get(property) ?? read(property);
    known.set(property, colour);
    return colour;
  };
}

function paintSea(brush: CanvasRenderingContext2D, colour: (property: string) => string): void {
  const shore = new Path2D(SHORE);
  brush.lineJoin = 'round';
  for (const [distance, depth] of DEPTHS) {
    brush.lineWidth = distance * 2;
    brush.strokeStyle = colour('--water-line');
    brush.stroke(shore);
    brush.lineWidth = distance * 2 - 1.4;
    brush.strokeStyle = colour(depth);
    brush.stroke(shore);
  }
}

function paintTexture(brush: CanvasRenderingContext2D, colour: (property: string) => string): void {
  const threads = new Path2D(fibres());
  const stains = mottles();
  for (let left = Math.floor(EDGES.left / TILE) * TILE; left < EDGES.right; left += TILE)
    for (let top = Math.floor(EDGES.top / TILE) * TILE; top < EDGES.bottom + BELOW; top += TILE) {
      brush.save();
      brush.translate(left, top);
      brush.beginPath();
      brush.rect(0, 0, TILE, TILE);
      brush.clip();
      for (const { x, y, radius, light } of stains) {
        const tint = brush.createRadialGradient(x, y, 0, x, y, radius);
        tint.addColorStop(0, colour(light ? '--stain-light' : '--stain-dark'));
        tint.addColorStop(1, colour(light ? '--stain-light-none' : '--stain-dark-none'));
        brush.fillStyle = tint;
        brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      }
      brush.lineWidth = 0.7;
      brush.strokeStyle = colour('--fibre');
      brush.stroke(threads);
      brush.restore();
    }
}

/** England goes on where the map ends. */
function paintBelow(
  brush: CanvasRenderingContext2D,
  land: Path2D,
  colour: (property: string) => string,
): void {
  const england = AREAS.findIndex(({ id }) => id === 'england');
  brush.save();
  brush.clip(land);
  brush.translate(0, BELOW);
  brush.fillStyle = colour(`--tint-${TINTS[england] ?? 0}`);
  brush.fill(new Path2D(OUTLINES.get('england')));
  brush.restore();
}

/** Paints sea and land, without lines and names, in the colours of the theme. */
export function paintGround(canvas: HTMLCanvasElement): void {
  const brush = canvas.getContext('2d');
  const board = canvas.parentElement;
  if (brush === null || board === null) return;
  canvas.width = (EDGES.right - EDGES.left) * SCALE;
  canvas.height = (EDGES.bottom + BELOW - EDGES.top) * SCALE;
  const colour = colours(board);
  brush.setTransform(SCALE, 0, 0, SCALE, -EDGES.left * SCALE, -EDGES.top * SCALE);
  paintSea(brush, colour);
  const land = new Path2D(LAND);
  brush.fillStyle = colour('--land-foreign');
  brush.fill(land);
  paintBelow(brush, land, colour);
  brush.lineWidth = 1;
  AREAS.forEach(({ id }, i) => {
    const outline = new Path2D(OUTLINES.get(id));
    brush.fillStyle = colour(`--tint-${TINTS[i] ?? 0}`);
    brush.strokeStyle = brush.fillStyle;
    brush.fill(outline);
    brush.stroke(outline);
  });
  brush.save();
  brush.clip(land);
  paintTexture(brush, colour);
  brush.restore();
}
