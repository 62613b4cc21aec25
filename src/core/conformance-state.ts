import { difference, type Done, type Probe } from './conformance-probe.ts';
import { notPlain } from './plain.ts';

/** How far a copy is played on to see whether its original stays as it was. */
const FAR = 8;

/** How many actions are asked about to see whether a question changes the state. */
const SOME = 100;

/** Copies are equal and independent, and the same action with the same chance leads to the same. */
export function checkCopy<S, V>(probe: Probe<S, V>, state: S): void {
  const before = probe.text(state);
  const copy = probe.game.copy(state);
  const second = probe.game.copy(copy);
  if (probe.text(copy) !== before) probe.report('copyDiffers', difference(before, probe.text(copy)));
  checkRepeat(probe, state);
  const done = probe.wander(copy, FAR);
  for (const changed of [state, second]) {
    if (probe.text(changed) !== before) probe.report('copyShares', difference(before, probe.text(changed)));
  }
  for (const { events, texts } of done) {
    events.forEach((event, i) => {
      const now = JSON.stringify(event);
      if (now !== texts[i]) probe.report('eventShares', difference(texts[i] ?? '', now));
    });
  }
}

function checkRepeat<S, V>(probe: Probe<S, V>, state: S): void {
  const seat = probe.pick(probe.game.deciders(state));
  const action = seat === undefined ? undefined : probe.pick(probe.game.legal(state, seat));
  if (seat === undefined || action === undefined) return;
  const seed = probe.newSeed();
  const [first, second] = [0, 1].map(() => {
    const copy = probe.game.copy(state);
    return summary(probe, copy, probe.apply(copy, action, seat, seed));
  });
  if (first !== second)
    probe.report('repeatDiffers', `${probe.name(action)}: ${difference(first ?? '', second ?? '')}`);
}

/** Snapshots hold everything, are plain data of their own, and questions change nothing. */
export function checkSnapshot<S, V>(probe: Probe<S, V>, state: S): void {
  const { game } = probe;
  const original = game.copy(state);
  const snapshot = game.encode(original);
  const fault = notPlain(snapshot, 'the snapshot');
  if (fault !== undefined) return probe.report('snapshotNotPlain', fault);
  const text = JSON.stringify(snapshot);
  askEverything(probe, state);
  if (probe.text(state) !== text) probe.report('questionChanges', difference(text, probe.text(state)));

  const parsed: typeof snapshot = JSON.parse(text);
  const decoded = game.decode(parsed);
  if (probe.text(decoded) !== text)
    return probe.report('snapshotDiffers', difference(text, probe.text(decoded)));
  const [before, after] = [situation(probe, original), situation(probe, decoded)];
  if (before !== after) return probe.report('snapshotDiffers', difference(before, after));
  playAlike(probe, original, decoded);
  if (JSON.stringify(snapshot) !== text) probe.report('snapshotShares', 'encode shares data with the state');
  if (JSON.stringify(parsed) !== text) probe.report('snapshotShares', 'decode shares data with the snapshot');
}

/** Plays the same actions with the same chance in a state and in its decoded snapshot. */
function playAlike<S, V>(probe: Probe<S, V>, original: S, decoded: S): void {
  for (let i = 0; i < FAR; i++) {
    const seat = probe.pick(probe.game.deciders(original));
    const action = seat === undefined ? undefined : probe.pick(probe.game.legal(original, seat));
    if (seat === undefined || action === undefined) return;
    const seed = probe.newSeed();
    const expected = summary(probe, original, probe.apply(original, action, seat, seed));
    const actual = summary(probe, decoded, probe.apply(decoded, action, seat, seed));
    if (expected !== actual) {
      return probe.report('snapshotDiffers', `after ${probe.name(action)}: ${difference(expected, actual)}`);
    }
  }
}

function askEverything<S, V>(probe: Probe<S, V>, state: S): void {
  const { game } = probe;
  situation(probe, state);
  game.outcome(state);
  game.faults(state);
  game.copy(state);
  for (const viewer of probe.viewers) game.view(state, viewer);
  for (const seat of probe.seats) {
    for (const action of probe.someOf(probe.alphabet, SOME)) game.why(state, seat, action);
  }
}

function situation<S, V>(probe: Probe<S, V>, state: S): string {
  const { game } = probe;
  const legal = probe.seats.map((seat) => [...game.legal(state, seat)]);
  const offers = probe.seats.map((seat) => [...(game.offers?.(state, seat) ?? [])]);
  return JSON.stringify({ deciders: game.deciders(state), legal, offers });
}

function summary<S, V>(probe: Probe<S, V>, state: S, done: Done): string {
  return `${probe.text(state)} ${done.texts.join(' ')} ${JSON.stringify(done.answers)}`;
}
