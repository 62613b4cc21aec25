import bannockburn from './bannockburn.json' with { type: 'json' };
import { compile, type Battlefield } from './battlefield.ts';
import { readBattlefield } from './read.ts';

/** The battlefield that the game ships: a reconstruction of the ground of 1314 (B21). */
export const BANNOCKBURN: Battlefield = compile(readBattlefield(bannockburn));
