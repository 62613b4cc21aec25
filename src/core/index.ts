export * from './chance.ts';
export * from './config.ts';
export {
  type Conformance,
  type ConformanceOfMany,
  type ConformManyOptions,
  type ConformOptions,
} from './conformance.ts';
export { conform, conformMany, type Finding } from './conformance.ts';
export { type Check, checks, type Rates } from './conformance-probe.ts';
export { conformStatics, type StaticFinding } from './conformance-statics.ts';
export * from './entry.ts';
export * from './game.ts';
export * from './keyed.ts';
export * from './match.ts';
export { offered } from './offer.ts';
export * from './playout.ts';
export * from './problem.ts';
export { isName, RECORD_LIMIT, type Tag, writeRecord } from './record.ts';
export { type ReadMatch, readMatch } from './record-read.ts';
export { parseRecord, type RecordText } from './record-text.ts';
export { isRemark, REMARK_LIMIT, wordless } from './remark.ts';
export { replayMatch } from './replay.ts';
export * from './result.ts';
export * from './seal.ts';
export * from './seeded.ts';
export { fromHex, hmacSha256, sha256, toHex } from './sha256.ts';
