import { For, Show } from 'solid-js';
import { area as areaNamed, wayBetween, type AreaId } from '../../../games/hammer-of-the-scots/board.ts';
import { say, type Words } from '../../../words/index.ts';
import type { Camera } from '../../board/camera.ts';
import { asArea, knownBlock, topFrame } from '../panels/facts.ts';
import { explain, type Asked } from './explain.ts';
import type { Target } from './layers.tsx';
import { usedOver, type Model } from './model.ts';
import { askedOf, NORSE } from './orders.ts';
import { countOf } from './pieces.ts';
import { homesIn, titleTop, type LetteringId } from './places.ts';
import { listed, sayBlocks, sayGround, sayPiece } from './speech.ts';

/** What is said of a target: a heading and what it means. */
interface Said {
  readonly title: string;
  readonly notes: readonly string[];
}

function sayBorder(model: Model, words: Words, to: AreaId): readonly string[] {
  const { me, view } = model.position();
  const first = model.selection().blocks[0] ?? '';
  const from = first === NORSE ? undefined : asArea(knownBlock(view, first)?.place);
  const way = from === undefined ? undefined : wayBetween(areaNamed(from), areaNamed(to));
  if (from === undefined || way === undefined || me === undefined) return [];
  const used = usedOver(view, from, to, me);
  const numbers = { used, limit: way.limit, left: way.limit - used };
  return [
    way.red
      ? say(words.language, 'web.board.hammer.redBorder', numbers)
      : say(words.language, 'web.board.hammer.greenBorder', numbers),
  ];
}

/** What a picked group would do in an area that it can reach. */
function sayGoal(model: Model, words: Words, to: AreaId): Said {
  const { me } = model.position();
  const names = listed(
    words,
    model.selection().blocks.map((each) => words.name('block', each)),
  );
  const enemy = me === 'english' ? 'scottish' : 'english';
  const against = countOf(model.pieces().get(to) ?? [], enemy);
  const attack =
    against === 0
      ? []
      : [say(words.language, 'web.board.hammer.attack', { blocks: sayBlocks(words, enemy, against) })];
  return {
    title: say(words.language, 'web.board.hammer.goes', { names, area: words.name('area', to) }),
    notes: [...attack, ...sayBorder(model, words, to)],
  };
}

const isOrigin = (model: Model, area: AreaId): boolean =>
  knownBlock(model.view(), model.selection().blocks[0] ?? '')?.place === area;

/** Whether blocks are what is asked for now. */
function isAsked(model: Model): boolean {
  const { block, aim } = askedOf(model.view());
  return block !== undefined || aim !== undefined || topFrame(model.view())?.step === 'moves';
}

/** Why something cannot be used, with the paragraph; undefined when it can. */
function sayRefused(model: Model, words: Words, asked: Asked): string | undefined {
  const said = explain(model.position(), model.selection(), asked);
  return said.allowed ? undefined : words.reason(said.code, said.about);
}

function sayTarget(model: Model, target: Target): Said | undefined {
  const words = model.words();
  if (target.kind === 'block') {
    const piece = model.placed().get(target.id)?.piece;
    if (piece === undefined) return undefined;
    const [title = '', ...notes] = sayPiece(words, piece).split(', ');
    const { block } = piece;
    const isIdle = block !== undefined && !model.playable().has(block) && isAsked(model);
    const refused =
      isIdle && piece.side === model.position().me
        ? sayRefused(model, words, { kind: 'block', block })
        : undefined;
    return {
      title,
      notes: [...(notes.length === 0 ? [] : [notes.join(', ')]), ...(refused === undefined ? [] : [refused])],
    };
  }
  const area = asArea(target.id);
  if (area === undefined) return undefined;
  if (model.selection().blocks.length > 0) {
    if (model.destinations().has(area)) return sayGoal(model, words, area);
    const refused = sayRefused(model, words, { kind: 'area', area });
    if (refused !== undefined && !isOrigin(model, area))
      return { title: words.name('area', area), notes: [refused] };
  }
  const here = model.pieces().get(area) ?? [];
  const blocks = (['scottish', 'english'] as const).flatMap((side) => {
    const count = countOf(here, side);
    return count === 0 ? [] : [sayBlocks(words, side, count)];
  });
  return {
    title: words.name('area', area),
    notes: [sayGround(words, area, homesIn(areaNamed(area))), ...blocks],
  };
}

/** A note beside what the pointer or the keys are on. */
export function Hint(props: {
  readonly model: Model;
  readonly camera: Camera;
  readonly lettering: LetteringId;
  readonly target: Target | undefined;
}) {
  const said = (): Said | undefined =>
    props.target === undefined ? undefined : sayTarget(props.model, props.target);
  const at = () => {
    const target = props.target;
    const area = target?.kind === 'area' ? asArea(target.id) : undefined;
    const block = target?.kind === 'block' ? props.model.placed().get(target.id) : undefined;
    const { x, y } = block ?? titleTop(area ?? 'fife', props.lettering);
    const up = block === undefined ? 0 : block.size * 0.6;
    return props.camera.toWindow({ x, y: y - up });
  };
  const place = () => {
    const { width } = props.camera.size();
    const { x, y } = at();
    const low = y < 96;
    return {
      left: `${Math.min(width - 8, Math.max(8, x))}px`,
      top: `${low ? y + 64 * props.camera.view().k + 8 : y - 6}px`,
      '--shift': x < width * 0.25 ? '-12%' : x > width * 0.75 ? '-88%' : '-50%',
      '--rise': low ? '0%' : '-100%',
    };
  };
  return (
    <Show when={said()}>
      {(what) => (
        <div class="board-hint" aria-hidden="true" style={place()}>
          <strong>{what().title}</strong>
          <For each={what().notes}>{(note) => <span>{note}</span>}</For>
        </div>
      )}
    </Show>
  );
}
