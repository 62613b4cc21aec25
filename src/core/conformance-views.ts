import { difference, type Done, errorText, heardBy, type Probe, type Rates } from './conformance-probe.ts';
import { MANY } from './conformance-turn.ts';
import type { Seat, Viewer } from './game.ts';
import { offered } from './offer.ts';
import { notPlain } from './plain.ts';

/** How far a state is played on to see whether its view stays as it was. */
const FAR = 4;

/** How far a sampled state is played on to see whether it can be. */
const TWIN_FAR = 60;

/**
 * Views hold secrets and nothing leaks: a state sampled from what a viewer sees looks the same, asks the same
 * decisions of it, and answers its actions in the same way.
 */
export function checkViews<S, V>(probe: Probe<S, V>, state: S, rates: Rates): void {
  if (probe.game.open === true) checkOpenView(probe, state);
  for (const viewer of probe.viewers) checkView(probe, state, viewer, rates);
}

/** In a game in which nothing is hidden everybody sees what somebody without a seat sees. */
function checkOpenView<S, V>(probe: Probe<S, V>, state: S): void {
  const all = JSON.stringify(probe.game.view(state, 'observer'));
  for (const seat of probe.seats) {
    const own = JSON.stringify(probe.game.view(state, seat));
    if (own !== all) probe.report('openView', `${seat}: ${difference(all, own)}`);
  }
}

function checkView<S, V>(probe: Probe<S, V>, state: S, viewer: Viewer, rates: Rates): void {
  const { game } = probe;
  const original = game.copy(state);
  const view = game.view(original, viewer);
  const fault = notPlain(view, `the view of ${viewer}`);
  if (fault !== undefined) return probe.report('viewNotPlain', fault);
  const text = JSON.stringify(view);
  probe.wander(original, FAR);
  if (JSON.stringify(view) !== text)
    probe.report('viewShares', `${viewer}: ${difference(text, JSON.stringify(view))}`);

  const received: V = JSON.parse(text);
  const twin = game.sample(received, probe.chance);
  for (const wrong of game.faults(twin)) probe.report('sampleFaults', `${viewer}: ${wrong}`);
  const again = JSON.stringify(game.view(twin, viewer));
  if (again !== text) return probe.report('viewOfSample', `${viewer}: ${difference(text, again)}`);
  checkSituation(probe, state, twin, viewer);
  if (viewer !== 'observer') {
    if (probe.sometimes(rates.twinReasons)) checkReasons(probe, state, twin, viewer);
    checkNextAction(probe, state, twin, viewer);
  }
  if (probe.sometimes(rates.twinPlay)) playTwin(probe, twin, viewer);
  else probe.wander(twin, FAR, 'twinPlay');
  if (JSON.stringify(received) !== text) {
    probe.report('sampleShares', `${viewer}: ${difference(text, JSON.stringify(received))}`);
  }
}

function checkSituation<S, V>(probe: Probe<S, V>, state: S, twin: S, viewer: Viewer): void {
  const { game } = probe;
  const compare = (check: SituationCheck, question: (s: S) => unknown) => {
    const [real, sampled] = [JSON.stringify(question(state)), JSON.stringify(question(twin))];
    if (real !== sampled)
      probe.report(check, `${viewer}: ${real} in the real state, ${sampled} in a sampled one`);
  };
  compare('twinDeciders', (s) => game.deciders(s));
  compare('twinOutcome', (s) => [game.outcome(s) ?? null, game.withholds?.(s) ?? false]);
  if (viewer !== 'observer')
    compare('twinLegal', (s) => game.legal(s, viewer).map((action) => probe.name(action)));
  if (viewer !== 'observer' && game.offers !== undefined)
    compare('twinOffers', (s) => offered(game, s, viewer).map((action) => probe.name(action)));
}

type SituationCheck = 'twinDeciders' | 'twinOutcome' | 'twinLegal' | 'twinOffers';

function checkReasons<S, V>(probe: Probe<S, V>, state: S, twin: S, seat: Seat): void {
  const { game } = probe;
  for (const action of probe.someOf(probe.alphabet, MANY)) {
    const [real, sampled] = [game.why(state, seat, action), game.why(twin, seat, action)];
    if (real === sampled) continue;
    const names = [real, sampled].map((code) => game.reasons[code]?.id ?? code);
    probe.report('twinReasons', `${seat}: ${probe.name(action)}: ${names.join(' or ')}`);
  }
}

/**
 * The viewer's own next action tells and shows the same in both states, unless it was left to a draw, its dice fell
 * differently, or an event says that it reveals something.
 */
function checkNextAction<S, V>(probe: Probe<S, V>, state: S, twin: S, seat: Seat): void {
  const { game } = probe;
  if (!game.deciders(state).includes(seat) || !game.deciders(twin).includes(seat)) return;
  const action = probe.pick(game.legal(state, seat));
  if (action === undefined || game.why(twin, seat, action) !== 0) return;
  const seed = probe.newSeed();
  const [here, there] = [game.copy(state), game.copy(twin)];
  const [real, sampled] = [probe.apply(here, action, seat, seed), probe.apply(there, action, seat, seed)];
  if (reveals(probe, real) || reveals(probe, sampled) || !sameDice(real, sampled)) return;
  const what = `${seat}: ${probe.name(action)}`;
  const [heard, heardThere] = [heardBy(real, seat), heardBy(sampled, seat)];
  if (heard !== heardThere) probe.report('twinEvents', `${what}: ${difference(heard, heardThere)}`);
  if (game.outcome(here) !== undefined && game.outcome(there) !== undefined) return;
  const [seen, seenThere] = [here, there].map((s) => JSON.stringify(game.view(s, seat)));
  if (seen !== seenThere) probe.report('twinView', `${what}: ${difference(seen ?? '', seenThere ?? '')}`);
}

function reveals<S, V>(probe: Probe<S, V>, done: Done): boolean {
  const types = done.events.flatMap(({ open, closed }) => [open?.type ?? '', closed?.type ?? '']);
  return types.some((type) => probe.game.reveals.has(type));
}

function sameDice(real: Done, sampled: Done): boolean {
  const answers = [...real.answers, ...sampled.answers];
  if (answers.some(({ kind }) => kind === 'draw')) return false;
  return JSON.stringify(real.answers) === JSON.stringify(sampled.answers);
}

function playTwin<S, V>(probe: Probe<S, V>, twin: S, viewer: Viewer): void {
  try {
    probe.wander(twin, TWIN_FAR, 'twinPlay');
    for (const wrong of probe.game.faults(twin)) probe.report('twinPlay', `${viewer}: ${wrong}`);
  } catch (error) {
    probe.report('twinPlay', `${viewer}: ${errorText(error)}`);
  }
}
