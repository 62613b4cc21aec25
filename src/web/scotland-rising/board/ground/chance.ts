/** Numbers between 0 and 1 that look random and are always the same for the same seed. */
export function scatter(...seed: readonly number[]): () => number {
  let state = seed.reduce(
    (sum, n) => Math.imul(sum ^ (n + 0x9e3779b9), 0x85ebca6b) ^ (sum >>> 13),
    0x2545f491,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
