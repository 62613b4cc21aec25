import { createMemo, For, Show, type JSX } from 'solid-js';
import { SIDES, type SideId } from '../../../../games/hammer-of-the-scots/blocks.ts';
import type { HammerView } from '../../../../games/index.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import { listed } from '../decision/desk.ts';
import { seasonOf } from './year.ts';
import './year.css';

interface Props {
  readonly view: HammerView;
  readonly words: Words;
  readonly language: Language;
}

/** The years of the scenario, the turn, and what holds for the moment: kings, truce, pools. */
export function YearTrack(props: Props): JSX.Element {
  const season = createMemo(() => seasonOf(props.view));
  const turn = (): string =>
    season().turn === 0
      ? say(props.language, 'web.panels.hammer.winter')
      : say(props.language, 'web.panels.hammer.turn', { turn: season().turn });
  const pool = (side: SideId): string => {
    const names = props.view.known
      .filter((each) => each.side === side && each.place === 'pool')
      .map(({ block }) => props.words.name('block', block));
    if (props.view.pools[side] === 0) return say(props.language, 'web.panels.hammer.track.poolEmpty');
    return names.length === 0
      ? ''
      : say(props.language, 'web.panels.hammer.track.poolOf', { names: listed(props.language, names) });
  };
  return (
    <section class="year" aria-label={say(props.language, 'web.panels.hammer.track.title')}>
      <p class="year-now">
        <span class="year-number">{season().year}</span> <span>{turn()}</span>
        <Show when={season().turn > 0}>
          <span class="year-turns" aria-hidden="true">
            <For each={[1, 2, 3, 4, 5]}>{(each) => <i classList={{ full: each <= season().turn }} />}</For>
          </span>
        </Show>
      </p>
      <ol class="year-track" aria-hidden="true" style={{ '--years': season().years.length }}>
        <For each={season().years}>
          {(year) => (
            <li classList={{ past: year < season().year, now: year === season().year }}>
              <span>{year}</span>
            </li>
          )}
        </For>
      </ol>
      <ul class="year-facts">
        <Show when={props.view.truceBinds} keyed>
          {(side) => (
            <li class="pressing">
              {say(props.language, 'web.panels.hammer.track.truce', { side: props.words.name('side', side) })}
            </li>
          )}
        </Show>
        <li
          title={say(
            props.language,
            props.view.edward === 1
              ? 'web.panels.hammer.track.edwardFirst'
              : 'web.panels.hammer.track.edwardSecond',
          )}
        >
          {say(props.language, 'web.panels.hammer.track.edward', { number: props.view.edward })}
        </li>
        <Show when={props.view.winterArea} keyed>
          {(area) => (
            <li>
              {say(props.language, 'web.panels.hammer.track.winters', {
                area: props.words.name('area', area),
              })}
            </li>
          )}
        </Show>
        <li>
          {say(
            props.language,
            props.view.crowned ? 'web.panels.hammer.track.crowned' : 'web.panels.hammer.track.uncrowned',
          )}
        </li>
        <For each={SIDES}>
          {(side) => (
            <li title={pool(side)}>
              {say(props.language, 'web.panels.hammer.track.pool', { side, count: props.view.pools[side] })}
              <span class="unseen"> {pool(side)}</span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
