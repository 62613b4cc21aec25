import type { AreaId } from './board.ts';

/** How a scenario begins (H2). Blocks that are not named are removed or off the map as the scenario says. */
export interface ScenarioInfo {
  readonly id: string;
  readonly paragraph: string;
  readonly firstYear: number;
  readonly finalYear: number;
  readonly english: Readonly<Partial<Record<AreaId, readonly string[]>>>;
  readonly scottish: Readonly<Partial<Record<AreaId, readonly string[]>>>;
  readonly englishPool: readonly string[];
  readonly scottishPool: readonly string[];
  readonly removed: readonly string[];
  readonly offMap: readonly string[];
  /** Blocks drawn from the English pool into England before the first turn. */
  readonly firstLevy: number;
  readonly crowned: boolean;
}

const BRAVEHEART: ScenarioInfo = {
  id: 'braveheart',
  paragraph: 'H2.2',
  firstYear: 1297,
  finalYear: 1305,
  english: {
    badenoch: ['comyn'],
    angus: ['angus'],
    argyll: ['argyll'],
    mar: ['mar'],
    lennox: ['lennox'],
    buchan: ['buchan'],
    ross: ['ross'],
    atholl: ['atholl'],
    dunbar: ['dunbar'],
    mentieth: ['mentieth', 'northumber-infantry'],
    lanark: ['steward'],
    lothian: ['cumbria-infantry'],
  },
  scottish: {
    annan: ['bruce'],
    galloway: ['galloway'],
    fife: ['wallace', 'douglas', 'barclay'],
    moray: ['moray', 'fraser'],
    strathspey: ['grant'],
  },
  englishPool: [
    'edward',
    'hobelars',
    'lancaster-knights',
    'york-knights',
    'durham-knights',
    'lancaster-archers',
    'wales-archers',
    'york-infantry',
    'lancaster-infantry',
    'durham-infantry',
    'westmor-infantry',
    'wales-infantry',
    'ulster-infantry',
  ],
  scottishPool: ['campbell', 'graham', 'macdonald', 'lindsay', 'keith', 'etterick', 'norse'],
  removed: [],
  offMap: ['king', 'french-knights'],
  firstLevy: 4,
  crowned: false,
};

const THE_BRUCE: ScenarioInfo = {
  id: 'the-bruce',
  paragraph: 'H2.3',
  firstYear: 1306,
  finalYear: 1314,
  english: {
    badenoch: ['comyn'],
    angus: ['angus'],
    argyll: ['argyll'],
    buchan: ['buchan'],
    galloway: ['galloway'],
    ross: ['ross'],
    mentieth: ['mentieth', 'northumber-infantry'],
    lanark: ['steward', 'westmor-infantry'],
    moray: ['cumbria-infantry'],
    lothian: ['durham-infantry'],
  },
  scottish: {
    dunbar: ['dunbar'],
    lennox: ['lennox', 'campbell'],
    atholl: ['atholl'],
    mar: ['mar'],
    carrick: ['bruce', 'lindsay'],
    fife: ['king', 'douglas', 'barclay'],
  },
  englishPool: [
    'edward',
    'hobelars',
    'lancaster-knights',
    'york-knights',
    'durham-knights',
    'lancaster-archers',
    'wales-archers',
    'york-infantry',
    'lancaster-infantry',
    'wales-infantry',
    'ulster-infantry',
  ],
  scottishPool: ['graham', 'macdonald', 'fraser', 'grant', 'keith', 'etterick', 'norse'],
  removed: ['wallace', 'moray'],
  offMap: ['french-knights'],
  firstLevy: 6,
  crowned: true,
};

/** The three scenarios; the Campaign is Braveheart played on to 1314 (H2.4). */
export const SCENARIOS: readonly ScenarioInfo[] = [
  BRAVEHEART,
  THE_BRUCE,
  { ...BRAVEHEART, id: 'campaign', paragraph: 'H2.4', finalYear: 1314 },
];

/** The scenario of this name. Throws when there is none. */
export function scenario(id: string): ScenarioInfo {
  const info = SCENARIOS.find((each) => each.id === id);
  if (info === undefined) throw new Error(`no scenario is called ${id}`);
  return info;
}
