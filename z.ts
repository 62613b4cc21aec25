import { scotlandRising as g } from './src/games/scotland-rising/index.ts';
import { hammerOfTheScots as h } from './src/games/hammer-of-the-scots/index.ts';
import { seeded } from './src/core/seeded.ts';
import { playRandom } from './src/core/playout.ts';
import { checkConfig } from './src/core/config.ts';
for (let r=0;r<5;r++) for (const game of [g,h] as any[]) { const c0=checkConfig(game,{scenario:game.scenarios[0].id}); if(!c0.ok) throw 1; let steps=0; const N=game===g?60:200; const states=Array.from({length:N},(_,i)=>{const c=seeded(i+1000*r); return {c,s:game.setup(c0.value,c)}}); const t=process.cpuUsage().user; 
for(const {c,s} of states){ steps+=playRandom(s,game,c);}
const dt=(process.cpuUsage().user-t)/1e6; console.log(game.id,(N/dt).toFixed(0),'games/s',(steps/dt).toFixed(0),'steps/s');}
