import type { MatchState } from '../../protocol/index.ts';

/*
 * What goes out, as JSON. A state is the larger part of most messages, and goes to many: it is written once, and so
 * are the view in it, whose digest is made of the same text, and what hardly ever changes of the match.
 */

const texts = new WeakMap<object, string>();
const states = new WeakSet<object>();

/** Says that this is the state of a match, so that `written` can be quick about it. It must not change afterwards. */
export function asState(state: MatchState): MatchState {
  states.add(state);
  return state;
}

const isState = (value: unknown): value is MatchState =>
  typeof value === 'object' && value !== null && states.has(value);

/** The JSON of a part that many messages share: made when it is wanted first. The part must not change afterwards. */
export function sharedText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const text = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, text);
  return text;
}

/** JSON with further members, which have been written already, at its end. */
function joined(object: object, members: Readonly<Record<string, string>>): string {
  const own = JSON.stringify(object).slice(1, -1);
  const more = Object.entries(members).map(([name, text]) => `"${name}":${text}`);
  return `{${[...(own === '' ? [] : [own]), ...more].join(',')}}`;
}

function stateText(state: MatchState): string {
  const known = texts.get(state);
  if (known !== undefined) return known;
  const { match, view, ...rest } = state;
  const text = joined(rest, { match: sharedText(match), view: sharedText(view) });
  texts.set(state, text);
  return text;
}

/** The JSON of an answer or a message: the same as `JSON.stringify` gives, but for the order of its members. */
export function written(message: object): string {
  if (isState(message)) return stateText(message);
  if (!('state' in message) || !isState(message.state)) return JSON.stringify(message);
  const { state, ...rest } = message;
  return joined(rest, { state: stateText(state) });
}
