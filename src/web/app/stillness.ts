/** Whether whoever looks has asked for little motion. */
export const wantsStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
