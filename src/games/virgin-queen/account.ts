import type { Json } from '../../core/game.ts';
import { inOrder } from './known.ts';

/**
 * A number and where it comes from, down to the entries of the sitting: what answers a 'why?' (V13.12). `code` names
 * its sentence among the messages. A null value is unknown, never 0 (V9.6).
 */
export interface Account {
  readonly code: AccountCode;
  readonly value: number | null;
  readonly paragraph: string;
  readonly args: { readonly [name: string]: Json };
  /** The entries that it rests on directly, counted from 1; 0 is what the card data say. */
  readonly from: readonly number[];
  readonly parts: readonly Account[];
}

/** Every kind of line in an account, with the paragraph it rests on. */
export const ACCOUNTS = {
  // A total and its three parts.
  total: 'V6.5',
  floored: 'V10 R24',
  basic: 'V2.4',
  'basic-protestant': 'V2.5',
  'typed-basic': 'V1.15',
  special: 'V3.6',
  'typed-special': 'V1.15',
  bonus: 'V4.1',
  // Basic VP.
  boxes: 'V2.3',
  'boxes-unknown': 'V9.6',
  'boxes-beyond': 'V2.8',
  'basic-to-type': 'V10 R7',
  netherlands: 'V2.5',
  open: 'V2.4',
  keys: 'V2.1',
  unrest: 'V2.2',
  // Special VP.
  'no-special': 'V3.6',
  column: 'V3.5',
  'column-unknown': 'V3.9',
  'hidden-special': 'V7.2',
  'empire-column': 'V3.7',
  'neutral-empire': 'V7.12',
  valois: 'V3.6',
  royal: 'V3.8',
  count: 'V3.1',
  territory: 'V3.2',
  // Bonus VP.
  'bonus-entry': 'V4.2',
  'bonus-void': 'V4.5',
  'bonus-off': 'V10 R14',
  'bonus-past': 'V10 R15',
} as const;

export type AccountCode = keyof typeof ACCOUNTS;

/** A line of an account. */
export const account = (
  code: AccountCode,
  value: number | null,
  args: Account['args'] = {},
  from: readonly number[] = [],
  parts: readonly Account[] = [],
): Account => ({ code, value, paragraph: ACCOUNTS[code], args, from, parts });

/** All entries that an account rests on, each once, in order. */
export const entriesBehind = ({ from, parts }: Account): number[] =>
  inOrder([...from, ...parts.flatMap(entriesBehind)]);

/** The accounts whose value is the sum of their parts, in VP. */
const SUMS: readonly AccountCode[] = ['total', 'basic-protestant'];

/** What is known of an account in VP: all of it, or the part before the question mark (V9.6). */
export function knownPart({ code, value, parts }: Account): number {
  if (value !== null) return value;
  return SUMS.includes(code) ? parts.reduce((sum, part) => sum + knownPart(part), 0) : 0;
}
