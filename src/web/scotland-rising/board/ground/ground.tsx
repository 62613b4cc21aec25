import { createMemo, For, Show } from 'solid-js';
import { rising } from '../../../../games/index.ts';
import { say, type Language } from '../../../../words/index.ts';
import type { Layout } from '../layout.ts';
import { placeName } from '../../speech.ts';
import { bridgeAngle, burnPaths, outward, roadPath } from './course.ts';
import { housesOf, marshOf, potsOf, treesOf, tuftsOf } from './growth.ts';
import { namesOf } from './names.ts';
import { outlinePath, regionPath } from './region.ts';
import { groundAt, plotsOf } from './terrain.ts';
import './ground.css';

interface Props {
  readonly field: rising.Battlefield;
  readonly layout: Layout;
  readonly language: Language;
  /** Whether the map is shown so small that names have to be larger. */
  readonly isSmall: boolean;
}

/** The battlefield without anybody on it: burn and bridge, woods, carse, pots, village and road. */
export function Ground(props: Props) {
  const plots = createMemo(() => plotsOf(props.field, props.layout));
  const region = (terrain: rising.TerrainId): string =>
    regionPath(
      plots().filter((plot) => plot.terrain === terrain),
      props.layout,
    );
  const trees = createMemo(() => treesOf(plots()));
  const marsh = createMemo(() => marshOf(plots()));
  const pots = createMemo(() => potsOf(plots()));
  const burns = createMemo(() => burnPaths(props.field, props.layout));
  const road = createMemo(() => roadPath(props.field, props.layout));
  const all = (): rising.Hex[] => [...props.field.hexes];
  const grid = createMemo(() =>
    all()
      .map((hex) => {
        const { x, y } = props.layout.centre(hex);
        const points = props.layout.corners.map(
          (corner) => `${Math.round((x + corner.x) * 10) / 10},${Math.round((y + corner.y) * 10) / 10}`,
        );
        return `M${points.join('L')}Z`;
      })
      .join(''),
  );
  const box = () => props.layout.edges;
  /** Everything beyond the hexes, a little paler: nobody can go there. */
  const veil = createMemo(() => {
    const { left, top, right, bottom } = box();
    const map = plots().filter(({ isOnMap }) => isOnMap);
    return `M${left - 600} ${top - 600}H${right + 600}V${bottom + 600}H${left - 600}Z${outlinePath(map, props.layout)}`;
  });
  const names = createMemo(() =>
    namesOf(props.field, props.layout).map((place) => ({
      ...place,
      text: placeName(props.language, place.name),
    })),
  );
  /** Whether a name is written over the number of a hex. */
  const isWrittenOver = (x: number, y: number): boolean =>
    names().some(
      (name) => Math.abs(name.y - 5 - y) < 14 && Math.abs(name.x - x) < name.text.length * NAME_WIDTH + 14,
    );
  return (
    <g class="ground" aria-hidden="true">
      <defs>
        <For each={STAINS}>
          {({ id, className }) => (
            <radialGradient id={id} class={className}>
              <stop offset="0" class="ground-stain" />
              <stop offset="1" class="ground-stain none" />
            </radialGradient>
          )}
        </For>
        <pattern id="rising-bog" width="26" height="15" patternUnits="userSpaceOnUse">
          <path d="M1 5h9M14 12h9" class="ground-bog-line" />
        </pattern>
      </defs>
      <rect
        class="ground-land"
        x={box().left - 600}
        y={box().top - 600}
        width={box().right - box().left + 1200}
        height={box().bottom - box().top + 1200}
      />
      <For each={blots(props.layout)}>
        {(blot) => <ellipse cx={blot.x} cy={blot.y} rx={blot.rx} ry={blot.ry} fill={`url(#${blot.id})`} />}
      </For>
      <path class="ground-region burn" d={region('burn')} />
      <path class="ground-region swamp" d={region('swamp')} />
      <path class="ground-region swamp bog" d={region('swamp')} />
      <path class="ground-region woods" d={region('woods')} />
      <path class="ground-region potholes" d={region('potholes')} />
      <path class="ground-region village" d={region('village')} />
      <path class="ground-tufts" d={tuftsOf(plots())} />
      <path class="ground-water" d={marsh().water} />
      <path class="ground-reeds" d={marsh().reeds} />
      <Show when={road() !== ''}>
        <path class="ground-road edge" d={road()} />
        <path class="ground-road" d={road()} />
      </Show>
      <For each={burns()}>
        {(path) => (
          <>
            <path class="ground-burn bank" d={path} />
            <path class="ground-burn" d={path} />
            <path class="ground-burn light" d={path} />
          </>
        )}
      </For>
      <For each={all().filter((hex) => groundAt(props.field, hex) === 'bridge')}>
        {(hex) => {
          const { x, y } = props.layout.centre(hex);
          return (
            <g transform={`translate(${x} ${y}) rotate(${bridgeAngle(props.field, props.layout, hex)})`}>
              <path class="ground-bridge" d="M-24-8Q0-12 24-8V8Q0 12-24 8Z" />
              <path class="ground-bridge rail" d="M-26-9Q0-13 26-9M-26 9Q0 13 26 9" />
              <path class="ground-bridge stones" d="M-14-9V9M-5-10V10M5-10V10M14-9V9" />
            </g>
          );
        }}
      </For>
      <path class="ground-pots rim" d={pots().rims} />
      <path class="ground-pots" d={pots().holes} />
      <For each={trees()}>
        {(band) => (
          <>
            <path class="ground-shade" d={band.shade} />
            <path class="ground-trees" d={band.crowns} />
          </>
        )}
      </For>
      <For each={housesOf(plots())}>
        {({ x, y, width }) => (
          <g transform={`translate(${x} ${y}) scale(${width / 16})`}>
            <path class="ground-house wall" d="M-8 0H8V6H-8Z" />
            <path class="ground-house" d="M-9.5 0-5-7H6.5L9.5 0Z" />
            <path class="ground-house door" d="M-1.5 6V2h3v4Z" />
          </g>
        )}
      </For>
      <path class="ground-veil" fill-rule="evenodd" d={veil()} />
      <path class="ground-grid" d={grid()} />
      <For each={all()}>
        {(hex) => {
          const { x, y } = props.layout.centre(hex);
          const top = props.layout.file.orientation === 'pointy' ? -35 : -31;
          return (
            <Show when={!isWrittenOver(x, y + top - 3)}>
              <text class="ground-number" x={x} y={y + top}>
                {rising.hexId(hex)}
              </text>
            </Show>
          );
        }}
      </For>
      <For each={rowMarks(props.field, props.layout)}>
        {({ side, x, y, turn }) => (
          <path
            class={`ground-row ${side}`}
            transform={`translate(${x} ${y}) scale(${turn} 1)`}
            d="M0 0 15-9V9Z"
          />
        )}
      </For>
      <For each={props.field.file.exits}>
        {({ hex: id, edge }) => {
          const hex = rising.readHex(id);
          if (hex === undefined) return undefined;
          const { x, y } = props.layout.centre(hex);
          const way = outward(edge);
          const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI + 90;
          return (
            <g class="ground-exit" transform={`translate(${x + way.x * 43} ${y + way.y * 43})`}>
              <path transform={`rotate(${angle})`} d="M-7 17V-8H-17L0-30 17-8H7V17Z" />
              <text x={30} y={way.y < 0 ? -8 : 12}>
                {say(props.language, 'web.scotland-rising.stirling')}
              </text>
            </g>
          );
        }}
      </For>
      <g class="ground-names" classList={{ large: props.isSmall }}>
        <For each={names()}>
          {(place) => (
            <text class={place.terrain} classList={{ small: place.size < 3 }} x={place.x} y={place.y}>
              {place.text}
            </text>
          )}
        </For>
      </g>
    </g>
  );
}

/** Marks beside the map at the rows to which the sides may set up freely (B4.4). */
function rowMarks({ file }: rising.Battlefield, layout: Layout) {
  return (['scots', 'english'] as const).flatMap((side) => {
    const row = file.freeform[side].row - 1;
    const left = layout.at(0, row);
    const right = layout.at(file.columns - 1, row);
    const out = layout.whole.width / 2 - 5;
    return [
      { side, x: layout.whole.x - out, y: left.y, turn: -1 },
      { side, x: layout.whole.x + out, y: right.y, turn: 1 },
    ].map((mark) => ({ ...mark, x: mark.x - mark.turn * 12 }));
  });
}

/** Half the width of a letter of a name, in map units. */
const NAME_WIDTH = 4.1;

const STAINS = [
  { id: 'rising-stain-dark', className: 'ground-stain-dark' },
  { id: 'rising-stain-light', className: 'ground-stain-light' },
] as const;

/** Large faint stains, so that the paper is no flat colour. */
function blots({ whole }: Layout) {
  const places = [
    [0.12, 0.2, 0.3],
    [0.5, 0.12, 0.24],
    [0.88, 0.3, 0.3],
    [0.3, 0.62, 0.34],
    [0.66, 0.56, 0.3],
    [0.1, 0.92, 0.26],
    [0.9, 0.88, 0.3],
    [0.52, 0.94, 0.22],
  ] as const;
  return places.map(([x, y, size], i) => ({
    id: i % 2 === 0 ? STAINS[0].id : STAINS[1].id,
    x: whole.x + (x - 0.5) * whole.width,
    y: whole.y + (y - 0.5) * whole.height,
    rx: size * whole.width * 0.6,
    ry: size * whole.height * 0.75,
  }));
}
