import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Umpire } from '../umpire.ts';
import { bottomOf, linesOf, runsOf, spacesLine, spread, topOf, type Line, type Point } from './chart.ts';
import { frame } from './frame.ts';
import { sheetOf, type Sheet } from './model.ts';
import './chart.css';

const TOP = 18;
const SPACES_TOP = 14;
const SPACES_BOTTOM = 110;
const LABEL_GAP = 26;
const LEAST_TOP = 30;
const MOST_COUNT = 60;
const STEP = 5;

/** A line's own dashes, so that six lines are told apart without their colours. */
const DASHES: Readonly<Record<queen.Power, string>> = {
  ottoman: '',
  spain: '12 5',
  england: '3 4',
  france: '14 4 3 4',
  empire: '7 3',
  protestant: '2 3 8 3',
};

interface Scale {
  readonly x: (column: number) => number;
  readonly y: (value: number) => number;
}

const scaleOf = (columns: number, bottom: number, top: number, yTop: number, yBottom: number): Scale => ({
  x: (column) => frame().left + ((frame().right - frame().left) * column) / Math.max(1, columns - 1),
  y: (value) => yBottom - ((yBottom - yTop) * (value - bottom)) / (top - bottom),
});

const pathOf = (run: readonly Point[], { x, y }: Scale): string =>
  run.map(({ column, value }, i) => `${i === 0 ? 'M' : 'L'}${x(column)} ${y(value)}`).join(' ');

/** The totals of all powers through the turns, with the line at 25, and the Protestant spaces beneath (V13.7). */
export function HistoryChart(props: { umpire: Umpire }): JSX.Element {
  const { umpire } = props;
  const sheet = createMemo(() => sheetOf(umpire.state()));
  const lines = createMemo(() => linesOf(sheet()));
  const [picked, pick] = createSignal<queen.Power>();
  const name = (power: queen.Power): string => umpire.words().name('power', power);
  return (
    <section class="vq-chart">
      <h2>{t('web.virgin-queen.sheet.chart')}</h2>
      <p class="vq-chart-legend" role="group" aria-label={t('web.virgin-queen.sheet.pick')}>
        <For each={queen.POWERS}>
          {(power) => (
            <button
              type="button"
              class="vq-chart-key"
              aria-pressed={picked() === power}
              onClick={() => pick((now) => (now === power ? undefined : power))}
            >
              <PowerMark power={power} size={22} />
              <svg width="34" height="10" aria-hidden="true">
                <line
                  x1="1"
                  x2="33"
                  y1="5"
                  y2="5"
                  class={`vq-chart-line vq-chart-${power}`}
                  stroke-dasharray={DASHES[power]}
                />
              </svg>
              {name(power)}
            </button>
          )}
        </For>
      </p>
      <Totals sheet={sheet()} lines={lines()} picked={picked()} name={name} />
      <Show when={picked()}>{(power) => <Parts sheet={sheet()} power={power()} name={name} />}</Show>
      <h3>{t('web.virgin-queen.sheet.spaces')}</h3>
      <Spaces sheet={sheet()} />
    </section>
  );
}

function Columns(props: { sheet: Sheet; scale: Scale; bottom: number }): JSX.Element {
  return (
    <For each={props.sheet.columns}>
      {({ turn }, i) => (
        <text class="vq-chart-axis" x={props.scale.x(i())} y={props.bottom + 20} text-anchor="middle">
          {turn === 0 ? t('web.virgin-queen.sheet.startShort') : turn}
        </text>
      )}
    </For>
  );
}

function Grid(props: { values: readonly number[]; scale: Scale }): JSX.Element {
  return (
    <For each={props.values}>
      {(value) => (
        <>
          <line
            class="vq-chart-grid"
            x1={frame().left}
            x2={frame().right}
            y1={props.scale.y(value)}
            y2={props.scale.y(value)}
          />
          <text class="vq-chart-axis" x={frame().left - 8} y={props.scale.y(value) + 5} text-anchor="end">
            {value}
          </text>
        </>
      )}
    </For>
  );
}

function Limit(props: { value: number; scale: Scale }): JSX.Element {
  return (
    <>
      <line
        class="vq-chart-limit"
        x1={frame().left}
        x2={frame().right}
        y1={props.scale.y(props.value)}
        y2={props.scale.y(props.value)}
      />
      <text class="vq-chart-limit-label" x={frame().left + 4} y={props.scale.y(props.value) - 5}>
        {props.value}
      </text>
    </>
  );
}

const numbersBetween = (least: number, most: number, step: number): number[] =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);

function Totals(props: {
  sheet: Sheet;
  lines: readonly Line[];
  picked: queen.Power | undefined;
  name: (power: queen.Power) => string;
}): JSX.Element {
  const values = createMemo(() => props.lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const ends = createMemo(() => ({ bottom: bottomOf(values()), top: topOf(values(), LEAST_TOP) }));
  const scale = createMemo(() =>
    scaleOf(props.sheet.columns.length, ends().bottom, ends().top, TOP, frame().bottom),
  );
  const drawn = createMemo(() => props.lines.filter(({ points }) => points.length > 0));
  const labels = createMemo(() =>
    spread(
      drawn().map(({ points }) => scale().y(points.at(-1)?.value ?? 0)),
      LABEL_GAP,
      TOP,
      frame().bottom,
    ),
  );
  const told = (): string =>
    drawn()
      .map(({ power, points }) => `${props.name(power)}: ${points.map(({ value }) => value).join(', ')}`)
      .join('; ');
  return (
    <svg
      class="vq-chart-svg"
      viewBox={`0 0 ${frame().width} ${frame().bottom + 30}`}
      role="img"
      aria-label={t('web.virgin-queen.sheet.chartTold', { lines: told() })}
    >
      <Grid values={numbersBetween(ends().bottom, ends().top, STEP)} scale={scale()} />
      <Limit value={queen.STANDARD_VP} scale={scale()} />
      <Columns sheet={props.sheet} scale={scale()} bottom={frame().bottom} />
      <For each={drawn()}>
        {({ power, points }, i) => (
          <g classList={{ 'vq-chart-faint': props.picked !== undefined && props.picked !== power }}>
            <For each={runsOf(points)}>
              {(run) => (
                <path
                  class={`vq-chart-line vq-chart-${power}`}
                  stroke-dasharray={DASHES[power]}
                  d={pathOf(run, scale())}
                />
              )}
            </For>
            <For each={points}>
              {({ column, value }) => (
                <circle
                  class={`vq-chart-dot vq-chart-${power}`}
                  cx={scale().x(column)}
                  cy={scale().y(value)}
                  r="4"
                />
              )}
            </For>
            <EndLabel
              power={power}
              value={points.at(-1)?.value ?? 0}
              x={scale().x(points.at(-1)?.column ?? 0)}
              y={labels()[i()] ?? 0}
              from={scale().y(points.at(-1)?.value ?? 0)}
            />
          </g>
        )}
      </For>
    </svg>
  );
}

/** The mark and the total at the end of a line, at the right edge where all of them can be read. */
function EndLabel(props: {
  power: queen.Power;
  value: number;
  x: number;
  y: number;
  from: number;
}): JSX.Element {
  return (
    <>
      <path
        class={`vq-chart-lead vq-chart-${props.power}`}
        d={`M${props.x + 5} ${props.from} L${frame().right + 14} ${props.y}`}
      />
      <g transform={`translate(${frame().right + 18} ${props.y - 12})`}>
        <PowerMark power={props.power} size={24} />
      </g>
      <text class="vq-chart-total" x={frame().right + 50} y={props.y + 8}>
        {props.value}
      </text>
    </>
  );
}

const STACK = ['bonus', 'basic', 'special'] as const;

/** One power's totals in their three parts, kept ones lowest (V13.2, V13.7). */
function Parts(props: {
  sheet: Sheet;
  power: queen.Power;
  name: (power: queen.Power) => string;
}): JSX.Element {
  const cells = createMemo(() => props.sheet.rows.find(({ power }) => power === props.power)?.cells ?? []);
  return (
    <table class="vq-chart-parts">
      <caption>{t('web.virgin-queen.sheet.partsOf', { power: props.name(props.power) })}</caption>
      <thead>
        <tr>
          <td />
          <For each={props.sheet.columns}>
            {({ turn, kind }) => (
              <Show when={kind === 'closed' || kind === 'now'}>
                <th scope="col">{turn}</th>
              </Show>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={STACK}>
          {(part) => (
            <tr>
              <th scope="row">{t(`web.virgin-queen.sheet.${part}`)}</th>
              <For each={props.sheet.columns}>
                {({ kind }, i) => (
                  <Show when={kind === 'closed' || kind === 'now'}>
                    <td>
                      <span
                        class={`vq-chart-bar vq-chart-bar-${part}`}
                        style={{ width: `${Math.max(0, cells()[i()]?.[part] ?? 0) * 3}px` }}
                      />
                      {cells()[i()]?.[part] ?? '?'}
                    </td>
                  </Show>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** The Protestant Spaces marker through the turns, with the two religious victories (V5.1, V5.2). */
function Spaces(props: { sheet: Sheet }): JSX.Element {
  const points = createMemo(() => spacesLine(props.sheet));
  const scale = createMemo(() =>
    scaleOf(props.sheet.columns.length, 0, MOST_COUNT, SPACES_TOP, SPACES_BOTTOM),
  );
  const told = (): string =>
    points()
      .map(({ value }) => value)
      .join(', ');
  return (
    <svg
      class="vq-chart-svg"
      viewBox={`0 0 ${frame().width} ${SPACES_BOTTOM + 30}`}
      role="img"
      aria-label={t('web.virgin-queen.sheet.spacesTold', { counts: told() })}
    >
      <Limit value={queen.PROTESTANT_SPACES} scale={scale()} />
      <Limit value={queen.CATHOLIC_SPACES} scale={scale()} />
      <Columns sheet={props.sheet} scale={scale()} bottom={SPACES_BOTTOM} />
      <For each={runsOf(points())}>
        {(run) => <path class="vq-chart-line vq-chart-spaces" d={pathOf(run, scale())} />}
      </For>
      <For each={points()}>
        {({ column, value }) => (
          <>
            <circle class="vq-chart-dot vq-chart-spaces" cx={scale().x(column)} cy={scale().y(value)} r="4" />
            <text class="vq-chart-count" x={scale().x(column)} y={scale().y(value) - 9} text-anchor="middle">
              {value}
            </text>
          </>
        )}
      </For>
    </svg>
  );
}
