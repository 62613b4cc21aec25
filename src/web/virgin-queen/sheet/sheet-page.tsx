import { createMemo, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { download, saveRecord, tellsSecrets } from '../../match/save.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import { claimSentence } from '../phase/claims.ts';
import { figure, sumText, totalText } from '../totals.ts';
import type { Umpire } from '../umpire.ts';
import {
  amendmentsOf,
  csvOf,
  sheetOf,
  type Amendment,
  type Cell,
  type Column,
  type SheetWords,
} from './model.ts';
import { StandingText } from './standing-text.tsx';
import './sheet.css';

/** The heading of a column. */
const columnName = (turn: number): string => t('web.virgin-queen.sheet.turn', { turn });

const countText = (value: number | null): string => (value === null ? '' : String(value));

function wordsFor(umpire: Umpire): SheetWords {
  return {
    power: t('web.virgin-queen.sheet.power'),
    part: t('web.virgin-queen.sheet.part'),
    spaces: t('web.virgin-queen.sheet.spaces'),
    turn: columnName,
    partName: (part) => t(`web.virgin-queen.sheet.${part}`),
    powerName: (power) => umpire.words().name('power', power),
  };
}

/** The Victory Record Sheet: totals of all powers at the end of every turn, to read, print and keep (V8.1, V13.1). */
export function SheetPage(props: { umpire: Umpire }): JSX.Element {
  const { umpire } = props;
  const sheet = createMemo(() => sheetOf(umpire.state()));
  const amendments = createMemo(() => amendmentsOf(sheet()));
  const day = (): string => new Date().toISOString().slice(0, 10);
  const saveCsv = (): void =>
    download(`${day()} Virgin Queen.csv`, `\uFEFF${csvOf(sheet(), wordsFor(umpire))}`, 'text/csv');
  return (
    <section class="vq-sheet">
      <header class="vq-sheet-head">
        <h2>{t('web.virgin-queen.sheet.title')}</h2>
        <p class="muted">
          {umpire.words().name('scenario', umpire.live().scenario)}
          <Show when={umpire.state().terms.cards.edition}>{(edition) => <> · {edition()}</>}</Show>
        </p>
      </header>
      <div class="vq-sheet-scroll" tabindex="0" role="region" aria-label={t('web.virgin-queen.sheet.title')}>
        <Table umpire={umpire} columns={sheet().columns} rows={sheet().rows} amendments={amendments()} />
      </div>
      <Show when={amendments().length > 0}>
        <ol class="vq-sheet-amended">
          <For each={amendments()}>
            {({ power, turn, was, reason }) => (
              <li>
                {t('web.virgin-queen.sheet.amended', {
                  power: umpire.words().name('power', power),
                  turn,
                  was,
                  reason,
                })}
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Seal umpire={umpire} />
      <Result umpire={umpire} />
      <p class="vq-sheet-tools">
        <button type="button" class="button primary" onClick={() => globalThis.print()}>
          {t('web.virgin-queen.sheet.print')}
        </button>
        <button type="button" class="button" onClick={saveCsv}>
          {t('web.virgin-queen.sheet.csv')}
        </button>
        <StandingText umpire={umpire} />
        {/* A record of this device holds the Empire's secret: the menu asks before it saves that one. */}
        <Show when={!tellsSecrets(umpire.table, umpire.live())}>
          <button
            type="button"
            class="button"
            onClick={() => void saveRecord(umpire.table, umpire.live()).catch(reportError)}
          >
            {t('web.virgin-queen.sheet.record')}
          </button>
        </Show>
      </p>
    </section>
  );
}

function Table(props: {
  umpire: Umpire;
  columns: readonly Column[];
  rows: readonly { readonly power: queen.Power; readonly cells: readonly Cell[] }[];
  amendments: readonly Amendment[];
}): JSX.Element {
  const name = (power: queen.Power): string => props.umpire.words().name('power', power);
  const player = (power: queen.Power): string => {
    const seated = props.umpire.state().facts.seated[power];
    return seated.player === 0 ? t('web.virgin-queen.sheet.neutral') : seated.name;
  };
  return (
    <table class="vq-sheet-table">
      <caption class="unseen">{t('web.virgin-queen.sheet.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" class="vq-sheet-corner">
            {t('web.virgin-queen.sheet.power')}
          </th>
          <For each={props.columns}>
            {({ turn, kind }) => (
              <th scope="col" classList={{ 'vq-sheet-now': kind === 'now' }}>
                {columnName(turn)}
                <Show when={kind === 'now'}>
                  <span class="vq-sheet-small">{t('web.virgin-queen.sheet.now')}</span>
                </Show>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {({ power, cells }) => (
            <tr>
              <th scope="row">
                <span class="vq-sheet-power">
                  <PowerMark power={power} size={24} />
                  <span>
                    {name(power)}
                    <Show when={player(power) !== ''}>
                      <span class="vq-sheet-small">{player(power)}</span>
                    </Show>
                  </span>
                </span>
              </th>
              <For each={cells}>
                {(cell, i) => (
                  <SheetCell
                    cell={cell}
                    column={props.columns[i()]}
                    marks={props.amendments
                      .filter((each) => each.power === power && each.turn === props.columns[i()]?.turn)
                      .map(({ mark }) => mark)}
                  />
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('web.virgin-queen.sheet.spaces')}</th>
          <For each={props.columns}>
            {({ spaces, kind }) => (
              <td classList={{ 'vq-sheet-now': kind === 'now' }}>{countText(spaces)}</td>
            )}
          </For>
        </tr>
      </tfoot>
    </table>
  );
}

/** A total with its parts under it; unknown is a question mark where something should stand (V9.6). */
function SheetCell(props: { cell: Cell; column: Column | undefined; marks: readonly number[] }): JSX.Element {
  const isWanted = () => props.column?.kind === 'now' || props.column?.kind === 'closed';
  const totalOf = (): string => {
    const { total } = props.cell;
    if (total === null) return isWanted() ? '?' : '';
    return figure(total);
  };
  const hasParts = () => props.cell.basic !== null || props.cell.special !== null;
  return (
    <td classList={{ 'vq-sheet-now': props.column?.kind === 'now' }}>
      <span class="vq-sheet-total">{totalOf()}</span>
      <For each={props.marks}>{(mark) => <sup>{mark}</sup>}</For>
      <Show when={isWanted() && hasParts()}>
        <span class="vq-sheet-small">
          {sumText([props.cell.basic, props.cell.special, props.cell.bonus])}
        </span>
      </Show>
    </td>
  );
}

/** How the Empire's preference is kept, and what it was once it is open (V7.9). */
function Seal(props: { umpire: Umpire }): JSX.Element {
  const empire = () => props.umpire.state().empire;
  const isOpen = () => empire().revealed !== null || empire().opened;
  return (
    <Show when={empire().commitment !== ''}>
      <p class="vq-sheet-seal">
        {t('web.virgin-queen.sheet.seal')} <code>{empire().commitment}</code>
        <Show when={isOpen() ? empire().preference : null}>
          {(preference) => (
            <>
              <br />
              {props.umpire.words().name('preference', preference())} <code>{empire().salt}</code>
            </>
          )}
        </Show>
      </p>
    </Show>
  );
}

/** How the game ended; no victory where play only stopped (V10 R29). */
function Result(props: { umpire: Umpire }): JSX.Element {
  const result = () => (queen.isOver(props.umpire.state()) ? props.umpire.state().result : null);
  return (
    <Show when={result()}>
      {(claim) => (
        <>
          <p class="vq-sheet-result">{claimSentence(props.umpire, claim())}</p>
          <p class="muted">{t('web.virgin-queen.sheet.during', { turn: claim().turn })}</p>
          <Show when={claim().victory === 'stopped'}>
            <Ranking umpire={props.umpire} />
          </Show>
        </>
      )}
    </Show>
  );
}

/** All powers by their totals, the tie-break applied (V13.8). */
function Ranking(props: { umpire: Umpire }): JSX.Element {
  const places = createMemo(() => queen.ranking(props.umpire.state()));
  return (
    <ol class="vq-sheet-ranking" aria-label={t('web.virgin-queen.sheet.ranking')}>
      <For each={places()}>
        {({ power, score, place }) => (
          <li value={place}>
            <PowerMark power={power} size={22} />
            <span>{props.umpire.words().name('power', power)}</span>
            <strong>{totalText(score)}</strong>
          </li>
        )}
      </For>
    </ol>
  );
}
