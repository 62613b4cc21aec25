import type { Reason, ReasonCode } from '../../core/game.ts';

/**
 * Why an entry is refused, and the paragraph that says so. The order gives the code; the sentences stand in the
 * message files under the same names.
 */
const REASONS = {
  ok: '',
  gameOver: 'V5',
  tableRecords: 'V1.17',
  empireDecides: 'V7.2',

  // The right entry at the wrong time.
  inPlayOnly: 'V6.1',
  noQuestion: 'V5.8',
  notInPhase: 'V6.1',
  answerFirst: 'V5.8',
  bundleOpen: 'V10 R5',
  noBundle: 'V10 R5',

  // Keys.
  mapMode: 'V1.6',
  countMode: 'V1.6',
  noSuchKey: 'V1.6',
  onKeyList: 'V1.8',
  enterFirst: 'V9.6',
  already: 'V1.17',
  noKeyToLose: 'V1.6',
  noCalmKey: 'V1.6',
  noKeyInUnrest: 'V1.6',
  tooManyKeys: 'V9.4',
  unrestAboveKeys: 'V1.6',
  sameGroup: 'V1.6',

  // Religion.
  unrestAboveSpaces: 'V1.7',
  noSuchSpace: 'V1.7',
  noCleanSpace: 'V1.7',
  noSpaceInUnrest: 'V1.7',
  tooManySpaces: 'V9.4',

  // People.
  fiveRoyals: 'V1.10',
  notWed: 'V1.10',
  royalDead: 'V3.8',
  noRebellion: 'V1.11',

  // Bonus VP.
  amountWanted: 'V4.3',
  amountFixed: 'V4.2',
  parisAmount: 'V6.2',
  ottomanOnly: 'V4.2',
  parisOwners: 'V6.2',
  empireOnly: 'V6.3',
  oncePerTurn: 'V4.2',
  logFull: 'V1.12',
  noSuchLine: 'V1.12',
  voidAlready: 'V4.5',
  noCyprus: 'V10 R14',

  // Typed mode.
  ottomanNoSpecial: 'V3.6',
  notTyped: 'V1.15',

  // The sheet.
  turnNotClosed: 'V8.1',
  recordedAlready: 'V8.2',
  notRecorded: 'V8.2',
  turnOutside: 'V1.4',
  turnsClosed: 'V8.2',

  // The Victory Determination Phase.
  parisMissing: 'V6.2',
  europeMissing: 'V6.3',
  noAwardToWaive: 'V10 R15',
  awardMandatory: 'V10 R15',
  totalsIncomplete: 'V9.6',
  sheetMissing: 'V8.5',
  empireToAnswer: 'V6.13',
  notAmongWinners: 'V8.3',

  // The Empire.
  neutralEmpire: 'V7.12',
  chosenAlready: 'V7.1',
  firstTurnOnly: 'V10 R28',
  lateNotNeeded: 'V10 R28',
  declareInPhase: 'V7.3',
  noPreference: 'V7.1',
  onPaper: 'V7.9',
  notOnPaper: 'V7.9',
  declaredAlready: 'V7.7',
  declareToWin: 'V7.4',
  mustClaim: 'V10 R18',
  noSeal: 'V7.11',
} as const;

export type ReasonId = keyof typeof REASONS;

const isReasonId = (id: string): id is ReasonId => Object.hasOwn(REASONS, id);

export const reasons: readonly Reason[] = Object.keys(REASONS).map((id) => ({
  id,
  paragraph: isReasonId(id) ? REASONS[id] : '',
}));

const CODES: ReadonlyMap<string, ReasonCode> = new Map(reasons.map(({ id }, code) => [id, code]));

/** The code of a reason. */
export function because(id: ReasonId): ReasonCode {
  const code = CODES.get(id);
  if (code === undefined) throw new Error(`${id} is no reason`);
  return code;
}
