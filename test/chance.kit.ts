import process from 'node:process';

/**
 * What all chance in tests comes from that no test scripts itself: dice of the server's matches, of the browser's, and
 * what properties are tried with. It is the same in every run; `SCHILTRON_TEST_CHANCE=anything` draws other ones.
 */
export const CHANCE = process.env['SCHILTRON_TEST_CHANCE'] ?? '';
