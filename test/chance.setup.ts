import { createHash } from 'node:crypto';
import { configureGlobal } from 'fast-check';
import { CHANCE } from './chance.kit.ts';

// Properties that name a seed themselves keep it.
configureGlobal({ seed: createHash('sha256').update(CHANCE).digest().readInt32BE() });
