import type { Rates } from '../../../core/conformance-probe.ts';

/** The alphabet holds 200,000 actions: asking for all of them is dear, so it is done at one position in some hundreds. */
export const RATES: Partial<Rates> = { alphabet: 0.003 };
