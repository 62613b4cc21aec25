import { scotlandRising as g } from './src/games/scotland-rising/index.ts';
import { seeded } from './src/core/seeded.ts';
import { playRandom } from './src/core/playout.ts';
const c0={scenario:'battle',options:Object.fromEntries(g.options.specs.map(o=>[o.name,o.default]))};
let n=0, legalCount=0;
for (let r=0;r<5;r++) { let steps=0; const N=100; const states=Array.from({length:N},(_,i)=>{const c=seeded(i+1000*r); return {c,s:g.setup(c0 as any,c)}}); const t=process.cpuUsage().user;
for(const {c,s} of states){ steps+=playRandom(s,g as any,c);}
const dt=(process.cpuUsage().user-t)/1e6; console.log((N/dt).toFixed(0),'games/s',(1e6*dt/steps).toFixed(1),'us');}
