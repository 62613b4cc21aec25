import type { MaterialFault } from '../../../core/game.ts';
import { say, trySay, type Language, type Value } from '../../../words/index.ts';
import { boxesIn, wholeIn, type RowDraft, type TrackDraft } from './draft.ts';
import type { Finding } from './findings.ts';

const WORDS = 'web.virgin-queen.cards';
const UNKNOWN = '?';

/** The arguments of a fault as they are put into its sentence, lists joined. */
const valuesOf = (args: MaterialFault['args']): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.join(', ')];
      return [name, typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)];
    }),
  );

/** What is wrong with a card-data file, in the words of the file. */
export function fileSentence(language: Language, { code, args }: MaterialFault): string {
  const sentence = trySay(language, `virgin-queen.material.${code}`, valuesOf(args));
  if (sentence === undefined) throw new Error(`there is no sentence for '${code}'`);
  return sentence;
}

/** The code under which the form speaks of a finding: of blanks it says what to do about them. */
function codeOf({ code, blank, field }: Finding): string {
  if (!blank) return code;
  if (field.startsWith('basicTracks')) return 'blankBox';
  return field.startsWith('protestantSpacesTrack') ? 'blankCell' : code;
}

/** What is to be said of a field, without its name: in the words of the form, or in those of the file. */
export function findingSentence(language: Language, finding: Finding): string {
  const own = trySay(language, `${WORDS}.fault.${codeOf(finding)}`, valuesOf(finding.args));
  return own ?? fileSentence(language, finding);
}

const known = (text: string | undefined): string => String(wholeIn(text ?? '') ?? UNKNOWN);

/** A row of boxes read back: what each number of open boxes gives (V9.7). */
export function trackSentence(language: Language, track: TrackDraft): string {
  const count = boxesIn(track);
  if (count === 0) return say(language, `${WORDS}.track.none`);
  const boxes = Array.from({ length: count }, (_, box) =>
    say(language, `${WORDS}.track.readBox`, { open: box + 1, vp: known(track.vp[box]) }),
  );
  return say(language, `${WORDS}.track.read`, { count, boxes: boxes.join(', ') });
}

/** A row of the Protestant Spaces track read back (V9.7). */
export const rowSentence = (language: Language, row: RowDraft): string =>
  say(language, `${WORDS}.struggle.read`, {
    from: known(row.from),
    to: known(row.to),
    spain: known(row.spain),
    england: known(row.england),
    protestant: known(row.protestant),
    ifProtestant: known(row.empire.protestant),
    ifBalanced: known(row.empire.balanced),
    ifCatholic: known(row.empire.catholic),
  });
