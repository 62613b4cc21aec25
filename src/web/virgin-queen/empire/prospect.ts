import { queen } from '../../../games/index.ts';

/** What declaring would do now, under the Empire's real preference: for its own eyes alone (V7.4, V7.8). */
export interface Declaring {
  readonly preference: queen.Preference;
  /** The VP that it would add; null when nobody can tell. */
  readonly adds: number | null;
  /** The Empire's total before and after; null when unknown. */
  readonly now: number | null;
  readonly after: number | null;
  readonly prospect: queen.Prospect;
  /** Who would win if the Empire stays silent, and if it declares. */
  readonly ifSilent: queen.Verdict;
  readonly ifDeclared: queen.Verdict;
}

/** What declaring would do; undefined to whoever does not know the preference. */
export function declaring(s: queen.State): Declaring | undefined {
  const { preference } = s.empire;
  if (preference === null) return undefined;
  const [before, open] = [queen.inPublic(s), queen.withPreference(s, preference)];
  return {
    preference,
    adds: queen.empireColumn(s.facts, s.terms, preference),
    now: queen.scoreOf(before, 'empire').total,
    after: queen.scoreOf(open, 'empire').total,
    prospect: queen.prospectOf(s, preference),
    ifSilent: queen.resolve(queen.standingOf(s, before)),
    ifDeclared: queen.resolve(queen.standingOf(s, open)),
  };
}

/** What the Empire's own seat is asked now (V7.1, V7.4, V7.11); undefined when it is asked nothing. */
export function questionFor(s: queen.State): 'prefer' | 'declare' | 'show' | undefined {
  const prefer = queen.actionOf('prefer balanced');
  if (s.step === 'play' && prefer !== undefined)
    return queen.refusalOf(s, queen.EMPIRE, queen.entryOf(prefer)) === 'ok' ? 'prefer' : undefined;
  if (s.empire.keeping !== 'sealed') return undefined;
  if (s.step === 'empire') return 'declare';
  return s.step === 'seal' ? 'show' : undefined;
}
