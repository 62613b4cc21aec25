import type { Action, Reason, ReasonCode } from '../../core/game.ts';
import { kindOf, type Kind } from './actions.ts';

/**
 * Why an action is refused, and the paragraph that says so. The order gives the code; the sentences stand in the
 * message files under the same names.
 */
const REASONS = {
  ok: '',
  gameOver: 'B15.6',
  notYourTurn: 'B5.3',

  // The right action at the wrong time.
  placeInFreeform: 'B4.4',
  liftInFreeform: 'B4.4',
  readyInSetup: 'B4.3',
  announceBeforeRoll: 'B14.1',
  announcedBefore: 'B14.1',
  scotsAnnounce: 'B14.6',
  rollBeforeActions: 'B6.1',
  actInActionPhase: 'B5.3',
  endInActionPhase: 'B5.4',

  // Any unit.
  notInBattle: 'B4.2',
  notYourUnit: 'B5.3',
  unitEliminated: 'B8.12',
  unitExited: 'B7.7',
  hasActed: 'B6.6',
  apShort: 'B6.8',
  noSuchHex: 'B3.1',

  // Set-up.
  alreadyPlaced: 'B4.4',
  notPlaced: 'B4.4',
  outsideRows: 'B4.4',
  unitsLeft: 'B4.4',
  startPikesOnly: 'B4.3',
  startInClear: 'B4.3',

  // Movement.
  mustMove: 'B7.2',
  enemyInHex: 'B3.7',
  stackFull: 'B3.6',
  leadersApart: 'B18 R14',
  mpShort: 'B7.2',
  wayBlocked: 'B7.3',
  burnStops: 'B7.5',
  schiltronOneHex: 'B7.6',
  schiltronClear: 'B7.6',
  exitEnglishOnly: 'B7.7',
  exitAtArrow: 'B7.7',
  exitMpShort: 'B7.7',
  moveAlone: 'B7.9',
  noLeaderAlong: 'B18 R16',
  leaderHasActed: 'B18 R16',

  // Attack.
  attackFromBurn: 'B3.3',
  noEnemyThere: 'B8.2',
  outOfRange: 'B8.2',
  sightBlocked: 'B10.1',
  noDice: 'B8.5',

  // Charge.
  cannotCharge: 'B11.1',
  chargeFromBurn: 'B11.2',
  enemyAtStart: 'B11.2',
  chargeFromPotholes: 'B18 R8',
  targetNotAdjacent: 'B11.3',
  targetNotClear: 'B11.3',
  targetSchiltron: 'B11.3',
  groundOnPath: 'B11.4',
  clearPathOnly: 'B18 R8',

  // Assault.
  noAssault: 'B14.2',
  assaultPikesOnly: 'B16.6',
  assaultsUsed: 'B16.6',
  assaultOneHex: 'B16.6',

  // Schiltron.
  pikesOnly: 'B9.1',
  formInClear: 'B9.2',
  englishNoSchiltron: 'B18 R20',

  // Rally.
  leadersRally: 'B12.1',
  nobodyToRally: 'B12.2',
  notReduced: 'B12.2',
  partnerHasActed: 'B12.2',
  enemyNearRally: 'B12.2',
  noEventRally: 'B16.5',
  eventRalliesUsed: 'B16.5',
  eventRallyNotReduced: 'B16.5',
  enemyNearEventRally: 'B16.5',
} as const;

export type ReasonId = keyof typeof REASONS;

const isReasonId = (id: string): id is ReasonId => Object.hasOwn(REASONS, id);

export const reasons: readonly Reason[] = Object.keys(REASONS).map((id) => ({
  id,
  paragraph: isReasonId(id) ? REASONS[id] : '',
}));

const CODES: ReadonlyMap<string, ReasonCode> = new Map(reasons.map(({ id }, code) => [id, code]));

/** The code of a reason. Where it is asked for often, keep it in a constant of the module. */
export function because(id: ReasonId): ReasonCode {
  const code = CODES.get(id);
  if (code === undefined) throw new Error(`${id} is no reason`);
  return code;
}

export const OK: ReasonCode = 0;

const IN_ACTIONS = because('actInActionPhase');

/** The reason for an action whose time has not come, by its kind. */
const UNTIMELY: Readonly<Record<Kind, ReasonCode>> = {
  place: because('placeInFreeform'),
  lift: because('liftInFreeform'),
  ready: because('readyInSetup'),
  announce: because('announceBeforeRoll'),
  roll: because('rollBeforeActions'),
  move: IN_ACTIONS,
  escort: IN_ACTIONS,
  exit: IN_ACTIONS,
  attack: IN_ACTIONS,
  charge: IN_ACTIONS,
  assault: IN_ACTIONS,
  schiltron: IN_ACTIONS,
  rally: IN_ACTIONS,
  recover: IN_ACTIONS,
  end: because('endInActionPhase'),
};

/** Why an action of this kind has no place in the phase that play stands in. */
export const untimely = (a: Action): ReasonCode => UNTIMELY[kindOf(a)];
