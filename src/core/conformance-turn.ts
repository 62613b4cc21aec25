import type { Probe } from './conformance-probe.ts';
import { RESIGNED } from './entry.ts';
import type { Action, Seat } from './game.ts';
import { DRAW, isName } from './record.ts';

/** Who owes a decision, what is legal, and how it ended agree with each other. */
export function checkTurn<S, V>(probe: Probe<S, V>, state: S): void {
  const { game } = probe;
  const deciders = [...game.deciders(state)];
  if (new Set(deciders).size !== deciders.length || deciders.some((seat) => game.seats[seat] === undefined)) {
    probe.report('deciders', `the deciders are ${deciders.join(', ')}`);
  }
  checkOutcome(probe, state, deciders.length > 0);
  for (const seat of probe.seats) {
    const legal = [...game.legal(state, seat)];
    checkLegal(probe, state, seat, legal, deciders.includes(seat));
    if (game.offers !== undefined) checkOffers(probe, seat, legal, [...game.offers(state, seat)]);
  }
  for (const fault of game.faults(state)) probe.report('faults', fault);
}

/** Alphabets of twice as many actions and more are asked about in part: evenly spread, others every time. */
export const MANY = 5000;

/** Everything that is not legal has a reason against it, for every seat. */
export function checkAlphabet<S, V>(probe: Probe<S, V>, state: S): void {
  const { game } = probe;
  for (const seat of probe.seats) {
    const legal = new Set(game.legal(state, seat));
    for (const action of probe.someOf(probe.alphabet, MANY)) {
      const code = game.why(state, seat, action);
      if (code === 0 && !legal.has(action)) probe.report('whyAllows', `${seat}: ${probe.name(action)}`);
      if (game.reasons[code] === undefined) {
        probe.report('whyUnknown', `${seat}: ${probe.name(action)} is refused with ${code}`);
      }
    }
  }
}

function checkOutcome<S, V>(probe: Probe<S, V>, state: S, owing: boolean): void {
  const { game } = probe;
  const outcome = game.outcome(state);
  if (outcome === undefined) {
    if (!owing) probe.report('outcome', 'nobody owes a decision and there is no outcome');
    return;
  }
  if (owing) probe.report('outcome', 'there is an outcome and somebody owes a decision');
  const { winners, kind } = outcome;
  const odd =
    new Set(winners).size !== winners.length || winners.some((seat) => game.seats[seat] === undefined);
  if (odd || !isName(kind) || kind === DRAW || kind === RESIGNED)
    probe.report('outcome', `it is ${JSON.stringify(outcome)}`);
  if (game.withholds?.(state) !== true) return;
  const seen = [...game.seats.keys(), 'observer' as const].map((viewer) =>
    JSON.stringify(game.view(state, viewer)),
  );
  if (new Set(seen).size === 1) probe.report('withheld', 'everybody sees the same');
}

function checkOffers<S, V>(
  probe: Probe<S, V>,
  seat: Seat,
  legal: readonly Action[],
  offers: readonly Action[],
): void {
  const report = (what: string) => probe.report('offers', `seat ${seat}: ${what}`);
  const among = new Set(legal);
  const odd = offers.filter((action) => !among.has(action));
  if (odd.length > 0) report(`not legal: ${named(probe, odd)}`);
  if (new Set(offers).size !== offers.length) report(`twice: ${named(probe, offers)}`);
  if (offers.length === 0 && legal.length > 0) report('nothing, and something is legal');
}

function checkLegal<S, V>(
  probe: Probe<S, V>,
  state: S,
  seat: Seat,
  legal: readonly Action[],
  owing: boolean,
): void {
  const { game } = probe;
  if (owing && legal.length === 0)
    probe.report('deadEnd', `seat ${seat} owes a decision and has no legal action`);
  if (!owing && legal.length > 0) probe.report('idleLegal', `seat ${seat}: ${named(probe, legal)}`);
  if (new Set(legal).size !== legal.length)
    probe.report('legalTwice', `seat ${seat}: ${named(probe, legal)}`);
  for (const action of legal) {
    if (!probe.wellFormed.has(action)) probe.report('legalUnknown', `seat ${seat}: ${probe.name(action)}`);
    const code = game.why(state, seat, action);
    if (code === 0) continue;
    probe.report('legalRefused', `seat ${seat}: ${probe.name(action)}: ${game.reasons[code]?.id ?? code}`);
  }
}

function named<S, V>(probe: Probe<S, V>, actions: readonly Action[]): string {
  return actions.map((action) => probe.name(action)).join(', ');
}
