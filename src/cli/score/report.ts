import { queen } from '../../games/index.ts';
import type { Source } from './sources.ts';

/** A power's VP, and where they come from. */
export interface PowerReport {
  readonly power: queen.Power;
  readonly score: queen.Score;
  readonly account: queen.Account;
}

/** Everything that `schiltron score` says of a sitting. */
export interface Report {
  readonly turn: number;
  readonly step: queen.Step;
  readonly powers: readonly PowerReport[];
  readonly spaces: number | null;
  readonly alarms: readonly queen.Alarm[];
  readonly notices: readonly queen.Alarm[];
  /** What would bring down whoever is on top (V13.2). */
  readonly falls: readonly queen.Downfall[];
  /** What the phase finds now, or would find if it came now. */
  readonly phase: queen.Preview;
  /** Victories that can only have been reached in play. */
  readonly won: readonly queen.Limit[];
  /** Limits that the table has to confirm: they win nothing in a position that was set up so (V10 R6). */
  readonly unsure: readonly queen.Limit[];
  /** The standing as a short text for a mail or a chat, a sentence a line (V13.10). */
  readonly short: readonly queen.Sentence[];
  /** How the game ended, where a record says so. */
  readonly result: queen.Claim | null;
}

/** Scores a sitting from what everybody knows (V7.8). */
export function reportOn({ state, beyond }: Source): Report {
  const scored = queen.inPublic(state);
  return {
    turn: state.turn,
    step: state.step,
    powers: queen.POWERS.map((power) => ({
      power,
      score: queen.scoreOf(scored, power),
      account: queen.totalAccount(scored, power),
    })),
    spaces: queen.countOf(state.facts),
    alarms: queen.alarms(state),
    notices: queen.notices(state),
    falls: queen.downfalls(state),
    phase: queen.preview(state),
    won: beyond.won,
    unsure: beyond.unsure,
    short: queen.shortStanding(state),
    result: state.result,
  };
}
