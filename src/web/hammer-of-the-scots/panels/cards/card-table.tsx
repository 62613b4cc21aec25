import { createMemo, For, Show, type JSX } from 'solid-js';
import type { SideId } from '../../../../games/hammer-of-the-scots/blocks.ts';
import type { CardId } from '../../../../games/hammer-of-the-scots/cards.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import type { HammerSnapshot } from '../../../table/table.ts';
import { sidesOf, topFrame } from '../facts.ts';
import { CardFace } from './card-face.tsx';
import { cardsOf } from './hand.ts';
import { Hand } from './hand.tsx';
import './cards.css';

interface Props {
  readonly snapshot: HammerSnapshot;
  readonly words: Words;
  readonly language: Language;
  /** The side whose hand is shown elsewhere, since it is choosing from it. */
  readonly without: SideId | undefined;
}

/** The hands that lie open to the viewer, this turn's two cards, and what was played this year. */
export function CardTable(props: Props): JSX.Element {
  const view = (): HammerSnapshot['view'] => props.snapshot.view;
  const sides = createMemo(() => {
    const { own, other } = sidesOf(view());
    return [own, other] as const;
  });
  const hands = createMemo(() =>
    sides().filter((side) => Object.keys(view().hands[side] ?? {}).length > 0 && side !== props.without),
  );
  /** Sides whose card of this turn is shown: once the match is over, nobody lays one down any more. */
  const inTurn = createMemo(() => {
    const laid = sides().filter((side) => view().turnCards[side] !== null);
    if (props.snapshot.result !== undefined) return laid;
    return topFrame(view())?.step === 'cards' || laid.length > 0 ? sides() : [];
  });
  return (
    <section class="cards" aria-label={say(props.language, 'web.panels.hammer.cards.title')}>
      <Show when={inTurn().length > 0}>
        <div class="cards-turn">
          <For each={inTurn()}>
            {(side) => <TurnCard side={side} view={view()} words={props.words} language={props.language} />}
          </For>
        </div>
      </Show>
      <For each={hands()}>
        {(side) => (
          <div>
            <h3 class="label">
              {side === view().viewer
                ? say(props.language, 'web.panels.hammer.cards.hand')
                : say(props.language, 'web.panels.hammer.cards.handOf', {
                    side: props.words.name('side', side),
                  })}
            </h3>
            <Hand
              cards={view().hands[side] ?? {}}
              words={props.words}
              language={props.language}
              choiceFor={() => undefined}
              busy={false}
              onChoose={() => undefined}
            />
          </div>
        )}
      </For>
      <Played view={view()} words={props.words} language={props.language} sides={sides()} />
    </section>
  );
}

interface SideProps {
  readonly view: HammerSnapshot['view'];
  readonly words: Words;
  readonly language: Language;
}

/** What a side has laid down this turn: a card, the back of one, or nothing yet. */
function TurnCard(props: SideProps & { readonly side: SideId }): JSX.Element {
  const card = (): CardId | 'hidden' | null => props.view.turnCards[props.side];
  const open = (): CardId | undefined => {
    const each = card();
    return each === null || each === 'hidden' ? undefined : each;
  };
  const isSecret = (): boolean => topFrame(props.view)?.step === 'cards';
  const state = (): string => {
    const each = card();
    if (each === null) return say(props.language, 'web.panels.hammer.cards.none');
    if (each === 'hidden' || isSecret()) return say(props.language, 'web.panels.hammer.cards.chosen');
    return props.view.first === props.side ? say(props.language, 'web.panels.hammer.cards.first') : '';
  };
  return (
    <div class="turn-card">
      <Show
        when={open()}
        fallback={
          <span
            class="card small"
            classList={{
              back: card() === 'hidden',
              [props.side]: card() === 'hidden',
              none: card() === null,
            }}
            aria-hidden="true"
          />
        }
      >
        {(id) => (
          <span
            class="card small"
            classList={{ secret: isSecret() }}
            title={isSecret() ? say(props.language, 'web.panels.hammer.cards.secret') : undefined}
          >
            <CardFace card={id()} words={props.words} language={props.language} />
          </span>
        )}
      </Show>
      <p>
        <span class="turn-side" classList={{ [props.side]: true }}>
          {props.words.name('side', props.side)}
        </span>
        <Show when={open()}>{(id) => <span class="unseen">: {props.words.name('card', id())}</span>}</Show>
        <span class="turn-state">{state()}</span>
        <Show when={props.view.hands[props.side] === undefined}>
          <span class="turn-state">
            {say(props.language, 'web.panels.hammer.cards.hidden', {
              count: props.view.handSizes[props.side],
            })}
          </span>
        </Show>
      </p>
    </div>
  );
}

/** Cards that lie open from earlier turns of the year. */
function Played(props: SideProps & { readonly sides: readonly SideId[] }): JSX.Element {
  const list = (side: SideId): string => {
    const names = cardsOf(props.view.played[side]).map(({ id }) => props.words.name('card', id));
    return names.length === 0 ? say(props.language, 'web.panels.hammer.cards.nothing') : names.join(', ');
  };
  return (
    <details class="cards-played">
      <summary>{say(props.language, 'web.panels.hammer.cards.played')}</summary>
      <dl>
        <For each={props.sides}>
          {(side) => (
            <div>
              <dt>{props.words.name('side', side)}</dt>
              <dd>{list(side)}</dd>
            </div>
          )}
        </For>
      </dl>
    </details>
  );
}
