import { GROUPS } from './words.ts';
import { TERRITORIES } from './powers.ts';
import { candidates } from './enter/phase.ts';
import type { Counted, Facts } from './facts.ts';
import { WALK, type State } from './state.ts';

function countFault(name: string, { held, unrest }: Counted): string[] {
  if (held.value === null && unrest.value !== null)
    return [`the unrest of ${name} is known and its count is not`];
  if ((held.value ?? 0) < 0 || (unrest.value ?? 0) < 0) return [`${name} has fewer than none`];
  if (held.value !== null && unrest.value !== null && unrest.value > held.value)
    return [`${name} has more in unrest than there are`];
  return [];
}

const factFaults = ({ keys, spaces }: Facts): string[] => [
  ...GROUPS.flatMap((group) => countFault(group, keys[group])),
  ...TERRITORIES.flatMap((territory) => countFault(territory, spaces[territory])),
];

function empireFaults({ empire }: State): string[] {
  const { keeping, commitment, revealed, preference } = empire;
  return [
    ...(keeping === 'sealed' && commitment === '' ? ['a seal without its commitment'] : []),
    ...(revealed !== null && preference === null ? ['nobody knows what the Empire has declared'] : []),
    ...(keeping === 'none' && preference !== null ? ['a preference that nobody has chosen'] : []),
  ];
}

/** What is wrong with a sitting; nothing for every one that entries lead to. */
export function faults(s: State): string[] {
  const { step, pending, result, terms, turn, bundle } = s;
  const asks = step === 'claim' || step === 'position';
  const walks = WALK.some((own) => own === step);
  const lastClosed = s.sheet.at(-1)?.turn ?? 0;
  return [
    ...factFaults(s.facts),
    ...empireFaults(s),
    ...(asks === (pending === null) ? ['a question and what it is about do not go together'] : []),
    ...((step === 'over' || step === 'final' || step === 'seal') && result === null
      ? ['an end without a result']
      : []),
    ...(step === 'play' && result !== null ? ['play with something decided'] : []),
    ...(step === 'choose' && candidates(s).length < 2 ? ['a choice with nothing to choose'] : []),
    ...(walks && (result !== null || bundle !== null) ? ['the phase began with something open'] : []),
    ...(turn < terms.firstTurn || turn > terms.lastTurn ? [`turn ${turn} is outside the scenario`] : []),
    ...(lastClosed > turn ? [`turn ${lastClosed} is closed before it began`] : []),
  ];
}
