import type { Json, MaterialFault } from '../../../core/game.ts';
import { cardsOf } from '../../../games/virgin-queen/cards/brought.ts';
import { cardFaults } from '../../../games/virgin-queen/cards/faults.ts';
import { cardWarnings } from '../../../games/virgin-queen/cards/warnings.ts';
import type { Draft } from './draft.ts';
import { filledKeys, filledRows, fileOf } from './to-file.ts';

/** Something to be said of a field of the form: what is wrong, or what may be a slip of the pen. */
export interface Finding {
  /** The path of the field, with the places of the draft. */
  readonly field: string;
  readonly code: string;
  readonly args: MaterialFault['args'];
  /** Whether the file cannot be used because of it. */
  readonly fault: boolean;
  /** Whether it only lacks what should stand there. */
  readonly blank: boolean;
}

type Fields = { readonly [name: string]: Json };

const isFields = (json: Json | undefined): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The path of a place in the file as the path of a field of the form, where empty rows and keys have places too. */
function fieldOf(path: string, rows: readonly number[], keys: readonly number[]): string {
  const moved = path.replace(/^(protestantSpacesTrack|keys)\[(\d+)\]/, (_, list: string, place: string) => {
    const places = list === 'keys' ? keys : rows;
    return `${list}[${places[Number(place)] ?? place}]`;
  });
  // The form asks for names and makes the ids.
  return moved.replace(/^(keys\[\d+\])\.id$/, '$1.en');
}

const isMissing = ({ code, args }: MaterialFault): boolean =>
  code.startsWith('missing') || args['found'] === 'null';

/** The place in the file that a fault names. */
const pathOf = ({ args }: MaterialFault): string => (typeof args['field'] === 'string' ? args['field'] : '');

/** A fault or warning of the file that this draft makes, at its field. */
function findingOf(draft: Draft, found: MaterialFault, fault: boolean): Finding {
  const { code, args } = found;
  const field = fieldOf(pathOf(found), filledRows(draft), filledKeys(draft));
  return { field, code, args, fault, blank: isMissing(found) };
}

/** What of a file is free of faults: whole sections, and of the power cards each for itself. */
function soundPart(file: Fields, faults: readonly MaterialFault[]): Json {
  const paths = faults.map(pathOf);
  const isSound = (path: string): boolean => !paths.some((each) => each.split(/[[.]/)[0] === path);
  const sound = Object.fromEntries(
    Object.entries(file).filter(([name]) => name === 'basicTracks' || isSound(name)),
  );
  const tracks = Object.entries(isFields(file['basicTracks']) ? file['basicTracks'] : {}).filter(
    ([id]) => !paths.some((path) => path.split('[')[0] === `basicTracks.${id}`),
  );
  return { edition: '?', ...sound, basicTracks: Object.fromEntries(tracks) };
}

/** What keeps the file of a draft from being used, in the order of the file. */
export const faultsIn = (draft: Draft): readonly Finding[] =>
  cardFaults(fileOf(draft)).map((fault) => findingOf(draft, fault, true));

/** What may be a slip of the pen, in those parts of a draft that are free of faults. */
export function warningsIn(draft: Draft): readonly Finding[] {
  const file = fileOf(draft);
  if (!isFields(file)) return [];
  const sound = soundPart(file, cardFaults(file));
  return cardWarnings(cardsOf(sound)).map((warning) => findingOf(draft, warning, false));
}
