import type { Chance, Config } from '../../core/game.ts';
import { kindOf, secondArg } from './actions.ts';
import { plan, pop } from './agenda.ts';
import {
  block,
  blockId,
  blockInfo,
  COMYN,
  ENGLISH,
  FIRST_NOBLE,
  isNoble,
  MORAY,
  SCOTTISH,
  type Side,
} from './blocks.ts';
import { areaId, readArea } from './board.ts';
import type { TellNews } from './news.ts';
import { rulesFrom } from './options.ts';
import { untimely } from './reasons.ts';
import { scenario, type ScenarioInfo } from './scenarios.ts';
import { only, waits, type Step } from './sequence/step.ts';
import { offerHomes, whyNotHome } from './sequence/winter/homes.ts';
import { drawLevy, tournamentBids } from './sequence/winter/levy.ts';
import { deploy, emptyState, OFF_MAP, POOL, put, type Place, type State } from './state.ts';

function placeSide(s: State, side: Side, places: ScenarioInfo['english']): void {
  for (const [where, names] of Object.entries(places)) {
    const index = readArea(where);
    if (index === undefined) throw new Error(`no area is called ${where}`);
    for (const name of names) {
      const b = block(name);
      if (side === SCOTTISH && isNoble(b)) s.scottishNobles |= 1 << (b - FIRST_NOBLE);
      deploy(s, b, index, blockInfo(b).max);
    }
  }
}

function setAside(s: State, names: readonly string[], place: Place): void {
  for (const name of names) put(s, block(name), place);
}

/** Does this match let the English choose where Comyn begins (H13.69)? The Bruce has no such question. */
const choosesComynHome = ({ terms }: State): boolean =>
  terms.rules.comynSetupChoice && terms.scenario.id !== 'the-bruce';

/**
 * A game as it begins, with its first steps planned but not yet run (H2): blocks at full strength, the pools, and
 * the first levy in England.
 */
export function setup(config: Config, chance: Chance, tell?: TellNews): State {
  const info = scenario(config.scenario);
  const rules = rulesFrom(config.options);
  const s = emptyState({ scenario: info, rules });
  s.scottishNobles = 1 << (MORAY - FIRST_NOBLE);
  s.edwardSecond = info.id === 'the-bruce' && rules.bruceStartsWithEdwardII;
  placeSide(s, ENGLISH, info.english);
  placeSide(s, SCOTTISH, info.scottish);
  setAside(s, info.englishPool, POOL);
  setAside(s, info.scottishPool, POOL);
  setAside(s, info.offMap, OFF_MAP);
  drawLevy(s, info.firstLevy + tournamentBids(rules).extraLevy, s.year, { chance, tell });
  plan(s, { step: 'deal' });
  if (choosesComynHome(s)) plan(s, { step: 'comyn-start' });
  return s;
}

/** The English put Comyn into one of his two homes before the first deal (H13.69). */
export const comynStartStep: Step<'comyn-start'> = {
  deciders: () => only(ENGLISH),
  offer(_s, _f, _seat, out) {
    offerHomes(COMYN, out);
  },
  reason: (_s, _f, _seat, a) => (kindOf(a) === 'home' ? whyNotHome(COMYN, a) : untimely(a)),
  act(s, _f, _seat, a, play) {
    const home = secondArg(a);
    put(s, COMYN, home);
    play.tell?.({ type: 'went-home', side: 'english', block: blockId(COMYN), area: areaId(home) });
    pop(s);
  },
  run: waits,
};
