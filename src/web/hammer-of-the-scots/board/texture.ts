import { seeded } from '../../../core/seeded.ts';

/** The width of the square that the texture of the land repeats in, in map units. */
export const TILE = 420;

const chanceOf = (seed: number): ((below: number) => number) => {
  const chance = seeded(seed);
  return (below) => (chance.draw(10_000, 'texture') / 10_000) * below;
};

/** A soft stain of the parchment. */
interface Mottle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly light: boolean;
}

/** Soft stains, doubled at the edges of the square so that it repeats without a seam. */
export function mottles(): readonly Mottle[] {
  const random = chanceOf(1297);
  return Array.from({ length: 30 }, (_, i) => {
    const stain = { x: random(TILE), y: random(TILE), radius: 34 + random(58), light: i % 3 === 0 };
    return [-TILE, 0, TILE].flatMap((dx) =>
      [-TILE, 0, TILE].map((dy) => ({ ...stain, x: stain.x + dx, y: stain.y + dy })),
    );
  })
    .flat()
    .filter(({ x, y, radius }) => x > -radius && y > -radius && x < TILE + radius && y < TILE + radius);
}

/** Fine fibres, as a path of short strokes. */
export function fibres(): string {
  const random = chanceOf(1314);
  const number = (value: number): string => value.toFixed(1);
  return Array.from({ length: 260 }, () => {
    const length = 2 + random(5);
    const turn = random(Math.PI);
    return `M${number(random(TILE))} ${number(random(TILE))}l${number(Math.cos(turn) * length)} ${number(Math.sin(turn) * length)}`;
  }).join('');
}
