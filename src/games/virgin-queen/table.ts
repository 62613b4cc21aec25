/** What a screen asks of the umpire beside its views: totals and where they come from, alarms, the phase, the sheet. */
export { account, ACCOUNTS, entriesBehind, knownPart, type Account, type AccountCode } from './account.ts';
export { actionOf, entryOf, type Entry, type EntryOf } from './actions.ts';
export {
  ALARMS,
  alarms,
  notices,
  THRESHOLDS,
  type Alarm,
  type AlarmCode,
  type Thresholds,
} from './alarms.ts';
export { BONUSES, bonusWarnings, settledAmount, type BonusSpec, type BonusWarning } from './bonus.ts';
export { cardsOf, NO_CARDS } from './cards/brought.ts';
export type { Cards, CardsFile } from './cards/file.ts';
export { candidates, findingAt, verdictAt } from './enter/phase.ts';
export {
  downfalls,
  FALL_AIMS,
  FALL_WAYS,
  fallSentences,
  type Downfall,
  type Fall,
  type FallAim,
  type FallWay,
} from './fall.ts';
export {
  isEligible,
  isNeutral,
  placeOf,
  type Bonus,
  type Controlled,
  type Counted,
  type Facts,
} from './facts.ts';
export { refusalOf } from './flow.ts';
export { KINDS, remarkRuleOf, type Kind } from './kinds.ts';
export type { Known } from './known.ts';
export * from './powers.ts';
export { isProved, sealedText } from './preference.ts';
export { empireTotals, preview, ranking, type Preview } from './preview.ts';
export { reasons, type ReasonId } from './reasons.ts';
export { groupsOf, militaryKeys, openIn, powerOf, tallyOf, type KeyTally } from './score/keys.ts';
export { cleanIn, countAccount, countOf } from './score/spaces.ts';
export { empireColumn, empireRange, presentRow } from './score/special.ts';
export { inPublic, scoreOf, totalAccount, withPreference, type Score, type Scored } from './score/total.ts';
export { EMPIRE, seatOf, SEATS, TABLE } from './seats.ts';
export { alarmSentence, claimSentence, outlookSentence, type Sentence } from './sentence.ts';
export { figure, totalText, UNKNOWN } from './figures.ts';
export { shortStanding } from './short.ts';
export { decode } from './snapshot.ts';
export { splitOf, type Split } from './split.ts';
export {
  isOver,
  isRevealed,
  STEPS,
  VICTORIES,
  WALK,
  type Claim,
  type SheetLine,
  type SheetTurn,
  type State,
  type Step,
  type Victory,
  type WalkStep,
} from './state.ts';
export { isMapMode, neutralWith, type Terms } from './terms.ts';
export { FINDINGS, type Award, type Finding, type FindingCode, type MissingFact } from './victory/awards.ts';
export { hasSecret, mayDeclare, prospectOf, type Prospect } from './victory/empire.ts';
export { CATHOLIC_SPACES, catholicWinner, franceAndScotland, PROTESTANT_SPACES } from './victory/instant.ts';
export {
  breakTie,
  DOMINATION_FIRST_TURN,
  DOMINATION_LEAD,
  resolve,
  STANDARD_VP,
  type TieBreak,
  type TieStep,
  type Verdict,
} from './victory/resolve.ts';
export { lineOf, pastTotal } from './victory/sheet.ts';
export { standingOf, type Standing } from './victory/standing.ts';
export type { View } from './view.ts';
export * from './words.ts';
export { looksLikeCards, readPosition, type Position, type PositionProblem } from './position/read.ts';
export { pathText, type PositionFault } from './position/reader.ts';
export type { Limit, Passed } from './victory/instant.ts';
