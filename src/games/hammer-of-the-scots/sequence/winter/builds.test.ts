import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../../core/game.ts';
import type { Frame } from '../../agenda.ts';
import { table, type TestTable, type Words } from '../../position.kit.ts';

const agenda: readonly Frame[] = [{ step: 'french-check' }, { step: 'cards' }];

/** Winter builds from the French Knights check on; draws are told after the position. */
const builds = (words: Omit<Words, 'agenda'>, ...draws: readonly number[]): TestTable =>
  table({ ...words, agenda }, ...draws);

const scots = (scottish: Words['scottish'], options: OptionValues = {}): TestTable =>
  builds({ scottish: scottish ?? {}, options });

const EIGHT = {
  annan: 'bruce',
  mar: 'mar',
  lennox: 'lennox',
  atholl: 'atholl',
  dunbar: 'dunbar',
  mentieth: 'mentieth',
  lanark: 'steward',
};

describe('the French Knights', () => {
  it('H15.148 H10.14 eight nobles, Moray counted: they join the pool before this winter’s draws', () => {
    const t = scots({ ...EIGHT, moray: 'moray 2', off: 'french-knights' });
    expect(t.where('french-knights')).toBe('scottish pool');
    expect(t.toldOf('english', 'french-arrive')).toHaveLength(1);
    t.rolls(0).play('scottish', 'draw moray');
    expect(t.where('french-knights')).toBe('scottish moray 1');
  });

  it('H10.14 seven nobles bring nobody, and Moray in the pool is none', () => {
    expect(scots({ ...EIGHT, off: 'french-knights' }).where('french-knights')).toBe('scottish off');
    expect(scots({ ...EIGHT, off: 'french-knights', pool: 'moray' }).where('french-knights')).toBe(
      'scottish off',
    );
  });

  it('H15.149 H13.44 later six nobles, French still in the pool: they stay and can be drawn', () => {
    const t = scots({ annan: 'bruce', pool: 'french-knights' });
    expect(t.toldOf('observer', 'french-withdraw')).toEqual([]);
    t.rolls(0).play('scottish', 'draw annan');
    expect(t.where('french-knights')).toBe('scottish annan 1');
  });

  it('H10.14 once entered they are an ordinary block: nobody brings them back from the grave', () => {
    const t = builds({ scottish: { ...EIGHT, moray: 'moray' }, frenchEntered: true });
    expect([t.toldOf('observer', 'french-arrive'), t.where('french-knights')]).toEqual([[], 'scottish off']);
  });

  it('H13.44 frenchStayBelowEight off: undrawn they leave the pool again, and may come again', () => {
    const options = { 'rulings.frenchStayBelowEight': false };
    const few = builds({
      options,
      scottish: { annan: 'bruce', pool: 'french-knights' },
      frenchEntered: false,
    });
    expect(few.where('french-knights')).toBe('scottish off');
    expect(few.toldOf('english', 'french-withdraw')).toHaveLength(1);
    const many = builds({ options, scottish: { ...EIGHT, moray: 'moray', off: 'french-knights' } });
    expect(many.where('french-knights')).toBe('scottish pool');
    const still = builds({
      options,
      scottish: { ...EIGHT, moray: 'moray', pool: 'french-knights' },
      frenchEntered: false,
    });
    expect([still.where('french-knights'), still.toldOf('observer', 'french-arrive')]).toEqual([
      'scottish pool',
      [],
    ]);
  });

  it('H13.44 frenchStayBelowEight off: once drawn they never leave again', () => {
    const t = builds(
      {
        options: { 'rulings.frenchStayBelowEight': false },
        scottish: { ...EIGHT, moray: 'moray', off: 'french-knights' },
      },
      0,
    ).play('scottish', 'draw annan');
    expect(t.s.frenchEntered).toBe(true);
  });
});

describe('Scottish builds', () => {
  it('H10.15 a Friendly area gives its Castle Limit, one more for a cathedral, to be used there alone', () => {
    const t = scots({ fife: 'douglas 1', mar: 'mar 1', garmoran: 'grant 1' });
    expect(t.legal('scottish')).toEqual(['build douglas', 'build mar', 'done']);
    t.play('scottish', 'build mar');
    expect(t.refusal('scottish', 'build mar')).toBe('noPointsLeft H10.15');
    expect(t.refusal('scottish', 'build grant')).toBe('noPointsLeft H10.15');
    t.play('scottish', 'build douglas', 'build douglas', 'build douglas');
    expect([t.where('douglas'), t.where('mar')]).toEqual(['scottish fife 4', 'scottish mar 2']);
  });

  it('H10.15 any kind of block is built, nobles and leaders included, up to its maximum', () => {
    const t = scots({ mentieth: 'wallace 3, keith 1, moray 1' });
    t.play('scottish', 'build wallace', 'build keith', 'build moray');
    expect([t.where('wallace'), t.where('keith'), t.where('moray')]).toEqual([
      'scottish mentieth 4',
      'scottish mentieth 2',
      'scottish mentieth 2',
    ]);
    const full = scots({ mentieth: 'wallace 4, norse 2' });
    expect(full.refusal('scottish', 'build wallace')).toBe('blockIsFull H1.4.1');
    expect(full.refusal('scottish', 'build norse')).toBe('ok');
  });

  it('H10.15 no points come from an area that is not Friendly', () => {
    const t = builds({
      scottish: { fife: 'douglas 1', pool: 'grant' },
      english: { fife: 'york-infantry 1' },
    });
    expect(t.refusal('scottish', 'build douglas')).toBe('areaNotFriendly H10.15');
    expect(t.refusal('scottish', 'draw fife')).toBe('areaNotFriendly H10.15');
    expect(t.refusal('scottish', 'draw lennox')).toBe('areaNotFriendly H10.15');
    expect(t.refusal('scottish', 'build york-infantry')).toBe('notYourBlock H12.6');
    expect(t.refusal('scottish', 'build grant')).toBe('blockNotOnMap H8.1');
    expect(t.legal('scottish')).toEqual(['done']);
  });

  it('H15.153 H10.15 two blocks in Fife: three points, one draw possible', () => {
    const t = scots({ fife: 'douglas 1, grant 1', pool: 'keith, fraser' }).rolls(1);
    t.play('scottish', 'draw fife');
    expect(t.where('fraser')).toBe('scottish fife 1');
    expect(t.refusal('scottish', 'draw fife')).toBe('noRoom H10.15');
    t.play('scottish', 'build fraser', 'build douglas');
    expect([t.where('fraser'), t.legal('scottish')]).toEqual(['scottish fife 2', ['done']]);
  });

  it('H15.154 H10.15 Mar alone in Mar: one point to build, no room to draw', () => {
    const t = scots({ mar: 'mar 1', pool: 'keith' });
    expect(t.legal('scottish')).toEqual(['build mar', 'done']);
    expect(t.refusal('scottish', 'draw mar')).toBe('noRoom H10.15');
  });

  it('H13.45 a draw obeys the Castle Limit, with one block more beside a cathedral', () => {
    const t = scots({ strathspey: 'douglas', moray: 'fraser, grant', pool: 'keith' });
    expect(t.refusal('scottish', 'draw strathspey')).toBe('ok');
    expect(t.refusal('scottish', 'draw moray')).toBe('noRoom H10.15');
  });

  it('H13.47 H10.15 from an empty pool nobody is drawn, and the points may still build', () => {
    const t = scots({ fife: 'douglas 1' });
    expect(t.refusal('scottish', 'draw fife')).toBe('poolIsEmpty H10.15');
    expect(t.legal('scottish')).toEqual(['build douglas', 'done']);
  });

  it('H10.15 each draw is one of the pool in the order of the blocks, at strength 1, Moray too', () => {
    const t = scots({ lothian: 'douglas', buchan: 'grant', pool: 'wallace, keith, moray' }).rolls(2, 0);
    t.play('scottish', 'draw lothian', 'draw buchan');
    expect([t.where('moray'), t.where('wallace'), t.where('keith')]).toEqual([
      'scottish lothian 1',
      'scottish buchan 1',
      'scottish pool',
    ]);
  });

  it('H15.176 H8.4 the King, disbanded in an earlier winter, is drawn: strength 1, still crowned', () => {
    const t = builds({ scottish: { fife: 'douglas', pool: 'king' }, crowned: true }, 0);
    t.play('scottish', 'draw fife');
    expect([t.where('king'), t.s.crowned]).toEqual(['scottish fife 1', true]);
  });

  it('H12.2 builds and draws are told as areas; the Scots hear which block', () => {
    const t = scots({ fife: 'douglas 1', pool: 'keith' }).rolls(0);
    t.play('scottish', 'build douglas', 'draw fife');
    expect(t.told('english')).toEqual([
      { type: 'built', side: 'scottish', area: 'fife' },
      { type: 'drawn', area: 'fife' },
    ]);
    expect(t.told('scottish')).toEqual([
      { type: 'built-own', side: 'scottish', area: 'fife', block: 'douglas', steps: 2 },
      { type: 'drawn-own', area: 'fife', block: 'keith' },
    ]);
  });

  it('H10.15 points that are not spent are lost', () => {
    const t = scots({ fife: 'douglas 1' }).play('scottish', 'done').play('english', 'done');
    expect([t.where('douglas'), t.step]).toEqual(['scottish fife 1', 'cards']);
  });
});

describe('blocks drawn for an inland area', () => {
  const lanark = {
    lanark: 'steward',
    carrick: 'douglas',
    mentieth: 'barclay',
    pool: 'french-knights, keith',
  };

  it('H15.150 H10.15.1 French drawn for Lanark, Carrick Friendly and full: placed there above the limit', () => {
    const t = scots(lanark).rolls(0).play('scottish', 'draw lanark');
    expect([t.step, t.deciders]).toEqual(['coast', ['scottish']]);
    expect(t.legal('scottish')).toEqual(['go french-knights carrick', 'go french-knights mentieth']);
    expect(t.refusal('scottish', 'go french-knights lennox')).toBe('coastNotFriendly H10.15');
    expect(t.refusal('scottish', 'go french-knights selkirk')).toBe('coastNotAdjacent H10.15');
    expect(t.refusal('scottish', 'go french-knights fife')).toBe('coastNotAdjacent H10.15');
    expect(t.refusal('scottish', 'go keith carrick')).toBe('drawnBlockFirst H10.15');
    expect(t.refusal('scottish', 'done')).toBe('drawnBlockFirst H10.15');
    expect(t.refusal('scottish', 'draw mentieth')).toBe('drawnBlockFirst H10.15');
    t.play('scottish', 'go french-knights carrick');
    expect([t.where('french-knights'), t.count('carrick')]).toEqual([
      'scottish carrick 1',
      '0 english, 2 scottish',
    ]);
    expect(t.toldOf('english', 'drawn')).toEqual([{ type: 'drawn', area: 'carrick' }]);
  });

  it('H10.15.1 the point comes from the inland area', () => {
    const t = scots({ ...lanark, lanark: 'steward 1', carrick: 'douglas 1' })
      .rolls(0)
      .play('scottish', 'draw lanark', 'go french-knights carrick', 'build steward');
    expect(t.refusal('scottish', 'draw lanark')).toBe('noPointsLeft H10.15');
    expect(t.refusal('scottish', 'build douglas')).toBe('ok');
  });

  it('H10.15.1 one Friendly coast alone is taken without a question', () => {
    const t = scots({ lanark: 'steward', lothian: 'douglas', pool: 'french-knights' })
      .rolls(0)
      .play('scottish', 'draw lanark');
    expect([t.where('french-knights'), t.step]).toEqual(['scottish lothian 1', 'builds']);
  });

  it('H15.151 H10.15.1 French drawn for Badenoch, no Friendly coast beside it: back, and another block is drawn', () => {
    const t = scots({ badenoch: 'comyn', fife: 'douglas', pool: 'french-knights, keith' });
    t.rolls(0, 0).play('scottish', 'draw badenoch');
    expect([t.where('french-knights'), t.where('keith'), t.unrolled]).toEqual([
      'scottish pool',
      'scottish badenoch 1',
      0,
    ]);
  });

  it('H13.43 inlandFrenchDraw redraw: the French go back although a coast is free', () => {
    const t = scots(lanark, { 'rulings.inlandFrenchDraw': 'redraw' }).rolls(0, 0);
    t.play('scottish', 'draw lanark');
    expect([t.where('french-knights'), t.where('keith')]).toEqual(['scottish pool', 'scottish lanark 1']);
  });

  it('H10.15.2 Norse drawn for an inland area go back, and another block is drawn', () => {
    const t = scots({ lanark: 'steward', carrick: 'douglas', pool: 'norse, keith, fraser' }).rolls(0, 1);
    t.play('scottish', 'draw lanark');
    expect([t.where('norse'), t.where('fraser')]).toEqual(['scottish pool', 'scottish lanark 1']);
    expect(t.toldOf('scottish', 'drawn-own')).toEqual([
      { type: 'drawn-own', area: 'lanark', block: 'fraser' },
    ]);
  });

  it('H13.43 inlandNorseDraw adjacentCoast: the Norse land beside the area', () => {
    const t = scots(
      { lanark: 'steward', carrick: 'douglas', lennox: 'grant', pool: 'norse' },
      { 'rulings.inlandNorseDraw': 'adjacentCoast' },
    );
    t.rolls(0).play('scottish', 'draw lanark');
    expect(t.legal('scottish')).toEqual(['go norse carrick', 'go norse lennox']);
    t.play('scottish', 'go norse lennox');
    expect(t.where('norse')).toBe('scottish lennox 1');
  });

  it('H15.152 H10.15.3 only the Norse in the pool: no draw for Lanark, its points may build, the game goes on', () => {
    const t = scots({ lanark: 'steward 1', pool: 'norse' });
    expect(t.refusal('scottish', 'draw lanark')).toBe('nobodyCanDeploy H10.15');
    expect(t.legal('scottish')).toEqual(['build steward', 'done']);
    t.play('scottish', 'build steward', 'build steward', 'done').play('english', 'done');
    expect(t.step).toBe('cards');
  });

  it('H10.15 the Norse are drawn for a coast like anybody', () => {
    const t = scots({ fife: 'douglas', pool: 'norse' }).rolls(0).play('scottish', 'draw fife');
    expect(t.where('norse')).toBe('scottish fife 1');
  });
});

describe('English builds', () => {
  const english = (places: Words['english'], words: Omit<Words, 'agenda' | 'english'> = {}): TestTable =>
    builds({ ...words, english: places ?? {} }).play('scottish', 'done');

  it('H15.155 H10.16 one infantry in Fife: two points, steps on it only, no bonus for the cathedral', () => {
    const t = english({ fife: 'york-infantry 1', pool: 'durham-infantry' });
    expect(t.legal('english')).toEqual(['build york-infantry', 'done']);
    expect(t.refusal('english', 'draw fife')).toBe('onlyScotsDraw H10.16');
    t.play('english', 'build york-infantry', 'build york-infantry');
    expect([t.where('york-infantry'), t.refusal('english', 'build york-infantry')]).toEqual([
      'english fife 3',
      'noEnglishPointsLeft H10.16',
    ]);
  });

  it('H15.156 H10.16 nothing for archers, knights, hobelars or Edward who winter together', () => {
    const t = english({ lothian: 'edward 1, wales-archers 1, york-knights 1, hobelars 1, wales-infantry 1' });
    for (const name of ['edward', 'wales-archers', 'york-knights', 'hobelars']) {
      expect(t.refusal('english', `build ${name}`)).toBe('onlyInfantryAndNobles H10.16');
    }
    expect(t.legal('english')).toEqual(['build wales-infantry', 'done']);
  });

  it('H13.84 nobles are built too, one who turned this winter among them', () => {
    const t = english({ ross: 'ross 1', mar: 'mar 3' });
    expect(t.legal('english')).toEqual(['build ross', 'done']);
    t.play('english', 'build ross', 'done');
    expect(t.where('ross')).toBe('english ross 2');
    expect(t.toldOf('scottish', 'built')).toEqual([{ type: 'built', side: 'english', area: 'ross' }]);
  });

  it('H13.46 the Scots build first; buildOrder englishFirst turns it round', () => {
    const words = { english: { ross: 'ross 1' }, scottish: { mar: 'mar 1' } };
    expect(builds(words).deciders).toEqual(['scottish']);
    const t = builds({ ...words, options: { 'rulings.buildOrder': 'englishFirst' } });
    expect(t.deciders).toEqual(['english']);
    t.play('english', 'build ross', 'done').play('scottish', 'build mar', 'done');
    expect(t.step).toBe('cards');
  });

  it('H10.16 another time for everything else', () => {
    const t = english({ ross: 'ross 1' });
    expect(t.refusal('english', 'card 2')).toBe('cardsInCardPhase H4.1');
    expect(t.refusal('english', 'disband york-infantry')).toBe('disbandInWinter H10.9');
  });
});
