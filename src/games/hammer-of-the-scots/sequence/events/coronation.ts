import type { ReasonCode } from '../../../../core/game.ts';
import {
  BLOCK_COUNT,
  blockId,
  blockInfo,
  BRUCE,
  COMYN,
  ENGLISH,
  FIRST_NOBLE,
  FRENCH_KNIGHTS,
  KING,
  SCOTTISH,
  WALLACE,
  type Block,
  type Faction,
  type Side,
} from '../../blocks.ts';
import { areaId, FIFE, type Area } from '../../board.ts';
import { canTurn } from '../../losses.ts';
import { because, OK } from '../../reasons.ts';
import { deploy, isOnMap, placeOf, REMOVED, sideOf, type State } from '../../state.ts';
import type { Play } from '../step.ts';
import { defect, fightDefections } from './defection.ts';

const ONLY_SCOTS = because('onlyScotsCrown');
const ALREADY_CROWNED = because('alreadyCrowned');
const WALLACE_LIVES = because('wallaceLives');
const NOT_A_CANDIDATE = because('notACandidate');
const NOT_BLUE = because('candidateNotBlue');
const NOT_IN_FIFE = because('candidateNotInFife');
const TOO_EARLY = because('tooEarlyToReturn');
const FRENCH_NOT_ON_MAP = because('frenchNotOnMap');

/** The first year in which the King may return (H5.11). */
const FIRST_RETURN = 1301;

/** Why this noble cannot be crowned now (H5.10, H13.64, H13.66). */
export function crownReason(s: State, seat: Side, candidate: Block): ReasonCode {
  if (seat !== SCOTTISH) return ONLY_SCOTS;
  if (candidate !== BRUCE && candidate !== COMYN) return NOT_A_CANDIDATE;
  if (s.crowned) return ALREADY_CROWNED;
  if (placeOf(s, WALLACE) !== REMOVED) return WALLACE_LIVES;
  if (sideOf(s, candidate) !== SCOTTISH) return NOT_BLUE;
  return placeOf(s, candidate) === FIFE ? OK : NOT_IN_FIFE;
}

/** Why Balliol cannot return now (H5.11, H13.65, H13.66). */
export function returnReason(s: State, seat: Side): ReasonCode {
  if (seat !== SCOTTISH) return ONLY_SCOTS;
  if (s.crowned) return ALREADY_CROWNED;
  if (s.year < FIRST_RETURN) return TOO_EARLY;
  return isOnMap(s, FRENCH_KNIGHTS) ? OK : FRENCH_NOT_ON_MAP;
}

/** The King enters, the blue nobles of this faction go over all at once, then they fight (H5.10, H13.67). */
function enthrone(s: State, area: Area, rivals: Faction, play: Play): void {
  deploy(s, KING, area, blockInfo(KING).max);
  s.crowned = true;
  for (let b = FIRST_NOBLE; b < BLOCK_COUNT; b += 1) {
    const goes = blockInfo(b).faction === rivals && canTurn(b) && isOnMap(s, b) && sideOf(s, b) === SCOTTISH;
    if (goes) defect(s, b, play);
  }
  fightDefections(s, SCOTTISH, ENGLISH);
}

/** Crowns Bruce or Comyn in Fife (H5.10). */
export function crown(s: State, candidate: Block, play: Play): void {
  play.tell?.({ type: 'crowned', block: blockId(candidate), area: areaId(FIFE) });
  enthrone(s, FIFE, candidate === BRUCE ? 'comyn' : 'bruce', play);
}

/** Balliol comes back to the French Knights (H5.11). */
export function returnKing(s: State, play: Play): void {
  const area = placeOf(s, FRENCH_KNIGHTS);
  play.tell?.({ type: 'king-returns', area: areaId(area) });
  enthrone(s, area, 'bruce', play);
}
