import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { block, blockInfo, type SideId } from '../../../../games/hammer-of-the-scots/blocks.ts';
import { areaId } from '../../../../games/hammer-of-the-scots/board.ts';
import type { HammerView } from '../../../../games/index.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import { shared } from '../../../app/shared.ts';
import { placeAfterKey } from '../../../panels/actions/keys.ts';
import type { Traces } from '../../../panels/decision.ts';
import { ShieldPicture } from '../../board/shield.tsx';
import { sidesOf } from '../facts.ts';
import { type Balance, balanceOf, type Noble } from './balance.ts';
import './nobles.css';

interface Props {
  readonly view: HammerView;
  readonly words: Words;
  readonly language: Language;
  readonly onTraces: (traces: Traces | undefined) => void;
  /** Asks what a noble can do now, or why nothing. */
  readonly onAsk: (noble: string) => void;
}

/** Who holds which noble, at a glance: the count of each side, and every shield. */
export function Nobles(props: Props): JSX.Element {
  let shields: HTMLDivElement | undefined;
  const balance = createMemo<Balance>((before) => shared(before, balanceOf(props.view)));
  const sides = createMemo(() => {
    const { own, other } = sidesOf(props.view);
    return [own, other] as const;
  });
  const share = (): number => {
    const { english, scottish } = balance().count;
    const [left] = sides();
    return english + scottish === 0 ? 0.5 : balance().count[left] / (english + scottish);
  };
  const lead = (): string => {
    const { english, scottish } = balance().count;
    if (english === scottish) return say(props.language, 'web.panels.hammer.nobles.even');
    return say(props.language, 'web.panels.hammer.nobles.lead', {
      side: english > scottish ? 'english' : 'scottish',
      by: Math.abs(english - scottish),
    });
  };
  const [chosen, setStop] = createSignal<string>();
  /** The one shield that the tab key comes to; arrows go on from it. */
  const stop = (): string | undefined =>
    chosen() ?? balance()[sides()[0]][0]?.id ?? balance()[sides()[1]][0]?.id;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '?' && chosen() !== undefined) {
      event.preventDefault();
      props.onAsk(chosen() ?? '');
      return;
    }
    const buttons = [...(shields?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((each) => each === document.activeElement);
    const to = placeAfterKey(event.key, from, buttons.length);
    if (to === undefined || from === -1) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  const isMorayUnseen = (): boolean => balance().scottish.some(({ state }) => state === 'hidden');
  return (
    <section class="nobles" aria-label={say(props.language, 'web.panels.hammer.nobles.title')}>
      <h3 class="label">
        {say(props.language, 'web.panels.hammer.nobles.title')}
        <span class="unseen">
          : {say(props.language, 'web.panels.hammer.nobles.balance', balance().count)}, {lead()}
        </span>
      </h3>
      <div class="nobles-scale" aria-hidden="true" title={lead()}>
        <For each={sides()}>
          {(side, at) => (
            <span
              class={`nobles-share ${side}`}
              style={{ 'flex-grow': String(at() === 0 ? share() : 1 - share()) }}
            >
              {balance().count[side]}
            </span>
          )}
        </For>
        <span class="nobles-middle" />
      </div>
      <div
        ref={(element) => {
          shields = element;
        }}
        class="nobles-sides"
        on:keydown={onKeyDown}
      >
        <For each={sides()}>
          {(side) => (
            <ul class={`nobles-side ${side}`} aria-label={props.words.name('side', side)}>
              <For each={balance()[side]}>
                {(noble) => (
                  <Shield
                    noble={noble}
                    side={side}
                    words={props.words}
                    language={props.language}
                    onTraces={props.onTraces}
                    isStop={stop() === noble.id}
                    onAsk={props.onAsk}
                    onStop={setStop}
                  />
                )}
              </For>
            </ul>
          )}
        </For>
      </div>
      <Show when={isMorayUnseen()}>
        <p class="small muted">{say(props.language, 'web.panels.hammer.nobles.moray')}</p>
      </Show>
    </section>
  );
}

interface ShieldProps {
  readonly noble: Noble;
  readonly side: SideId;
  readonly words: Words;
  readonly language: Language;
  readonly onTraces: (traces: Traces | undefined) => void;
  /** Whether the tab key comes to it. */
  readonly isStop: boolean;
  readonly onAsk: (noble: string) => void;
  readonly onStop: (noble: string) => void;
}

/** One shield; the bar under it tells the faction: full for Bruce's, broken for Comyn's. */
function Shield(props: ShieldProps): JSX.Element {
  const spoken = (): string =>
    [
      props.words.name('block', props.noble.id),
      say(props.language, 'web.panels.hammer.nobles.faction', { faction: props.noble.faction }),
      ...(props.noble.state === 'removed' ? [say(props.language, 'web.panels.hammer.nobles.outOfPlay')] : []),
    ].join(', ');
  const traces = (): Traces => ({
    areas: blockInfo(block(props.noble.id)).homes.map(areaId),
    blocks: [props.noble.id],
  });
  return (
    <li
      class="noble"
      classList={{ [props.noble.faction]: true, [props.noble.state]: true }}
      title={spoken()}
      onPointerEnter={() => props.onTraces(traces())}
      onPointerLeave={() => props.onTraces(undefined)}
    >
      <button
        type="button"
        aria-label={spoken()}
        tabindex={props.isStop ? 0 : -1}
        onClick={() => props.onAsk(props.noble.id)}
        onFocus={() => {
          props.onStop(props.noble.id);
          props.onTraces(traces());
        }}
        onBlur={() => props.onTraces(undefined)}
      >
        <ShieldPicture block={props.noble.id} height={24} />
      </button>
    </li>
  );
}
