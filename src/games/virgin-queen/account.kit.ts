import type { Account, AccountCode } from './account.ts';

/** The first line of an account with this code, itself included. Throws when there is none. */
export function partOf(account: Account, code: AccountCode): Account {
  const found = find(account, code);
  if (found === undefined) throw new Error(`there is no ${code} in ${told(account).join('\n')}`);
  return found;
}

function find(account: Account, code: AccountCode): Account | undefined {
  if (account.code === code) return account;
  for (const part of account.parts) {
    const found = find(part, code);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An account in lines, parts indented: '  open 2 (V2.4)', '    keys 3 (V2.1) <- 1'; what follows the arrow are entries. */
export const told = ({ code, value, paragraph, from, parts }: Account): string[] => [
  `${code} ${value ?? '?'} (${paragraph})${from.length === 0 ? '' : ` <- ${from.join(' ')}`}`,
  ...parts.flatMap(told).map((line) => `  ${line}`),
];
