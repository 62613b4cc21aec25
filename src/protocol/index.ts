export * from './action.ts';
export * from './common.ts';
export * from './errors.ts';
export * from './game.ts';
export * from './live.ts';
export * from './match.ts';
export * from './record.ts';
export * from './update.ts';
export { z } from './zod.ts';
