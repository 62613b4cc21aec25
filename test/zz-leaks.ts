import { openHouse } from './server/table.kit.ts';
import { NAMES, play } from './server/leaks/play.kit.ts';
import { LeakSearch, seatOf } from './server/leaks/search.kit.ts';
import { Truth } from './server/leaks/truth.kit.ts';
const house = await openHouse({ file: ':memory:' });
const M = Number(process.env.M ?? 5);
let tp = 0, ts = 0, tt = 0, te = 0;
for (let n = 0; n < M; n++) {
  let t = process.cpuUsage().user + process.cpuUsage().system; const lap = () => { const x = process.cpuUsage().user + process.cpuUsage().system; const d = x - t; t = x; return d / 1e6; };
  const played = await play(house.url, n); tp += lap();
  const truth = new Truth(played); tt += lap();
  const search = (as: any, by: any = as, some?: number) => { const foreign = NAMES.filter((e) => e !== as).flatMap((e) => played.tokens[e]); return new LeakSearch(seatOf(as), truth, [truth.secret, ...foreign]).all(played.heard[by].slice(0, some)); };
  for (const name of NAMES) search(name); ts += lap();
  for (const [as, by] of [['english','scottish'],['scottish','english'],['observer','english']]) search(as, by, 80); te += lap();
  console.log(n, played.done.length, NAMES.map((x) => played.heard[x].length + '/' + played.heard[x].reduce((s, e) => s + e.text.length, 0)).join(' '));
}
console.log({ tp, tt, ts, te });
await house.close();
process.exit(0);
