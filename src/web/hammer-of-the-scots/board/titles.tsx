import { For, Show } from 'solid-js';
import { AREAS } from '../../../games/hammer-of-the-scots/board.ts';
import type { Words } from '../../../words/index.ts';
import { LETTERINGS, TITLES, type LetteringId, type Sign } from './places.ts';
import { Shield } from './shield.tsx';

function SignPicture(props: { readonly sign: Sign; readonly size: number }) {
  return (
    <g
      class={`board-sign ${props.sign.kind}`}
      transform={`translate(${props.sign.x} ${props.sign.y}) scale(${props.size / 13})`}
    >
      <Show when={props.sign.kind === 'castle'}>
        <path d="M-5.4 5.5V-5.5H-3V-3.4H-1.2V-5.5H1.2V-3.4H3V-5.5H5.4V5.5H1.4V2.4Q0 .6-1.4 2.4V5.5Z" />
      </Show>
      <Show when={props.sign.kind === 'cathedral'}>
        <path d="M-1.1-6.6H1.1V-3.6H4V-1.5H1.1V6H-1.1V-1.5H-4V-3.6H-1.1Z" />
      </Show>
      <Show when={props.sign.noble}>
        {(noble) => (
          <g transform="translate(-6 -7.4) scale(0.6)">
            <Shield block={noble()} />
          </g>
        )}
      </Show>
    </g>
  );
}

/** The names of the areas, with the shields of the nobles at home there, castles and cathedrals under them. */
export function Titles(props: {
  readonly lettering: LetteringId;
  readonly words: Words;
  readonly contested: ReadonlySet<string>;
}) {
  return (
    <g class="board-titles" aria-hidden="true">
      <For each={AREAS}>
        {({ id }, i) => (
          <Show when={TITLES[props.lettering][i()]}>
            {(title) => (
              <g classList={{ 'board-title': true, england: id === 'england' }}>
                <text x={title().x} y={title().y}>
                  {props.words.name('area', id)}
                </text>
                <For each={title().signs}>
                  {(sign) => <SignPicture sign={sign} size={LETTERINGS[props.lettering].sign} />}
                </For>
                <Show when={props.contested.has(id)}>
                  <path
                    class="board-swords"
                    transform={`translate(${title().x - title().box.width / 2 - 9} ${title().y - 6})`}
                    d="M-8-8L-7-3.6 2.6 6 .8 7.8 2.2 9.2 4.4 7 7.4 10 9 8.4 6 5.4 8.2 3.2 6.8 1.8 5 3.6-4.6-6ZM8-8L7-3.6-2.6 6-.8 7.8-2.2 9.2-4.4 7-7.4 10-9 8.4-6 5.4-8.2 3.2-6.8 1.8-5 3.6 4.6-6Z"
                  />
                </Show>
              </g>
            )}
          </Show>
        )}
      </For>
    </g>
  );
}
