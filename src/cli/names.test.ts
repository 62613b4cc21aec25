import { expect, it } from 'vitest';
import { hammerOfTheScots } from '../games/index.ts';
import { EXIT, Fault } from './fault.ts';
import { needComputers } from './names.ts';
import { BOTH, checkPeople, type Wanted } from './play-plan.ts';

const umpire = { ...hammerOfTheScots, umpire: true } as const;

const wanted: Wanted = {
  game: undefined,
  scenario: undefined,
  side: undefined,
  opponent: undefined,
  preset: undefined,
  settings: [],
  material: undefined,
};

const fault = (run: () => void): Fault => {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  throw new Error('there was no fault');
};

it('what only computers can do is refused to an umpire, with the name of the game and what to use', () => {
  const { message, exitCode } = fault(() => needComputers('en', umpire));
  expect(message).toBe(
    'Hammer of the Scots is the umpire of a table of your own: no computer plays it. Use “schiltron play hammer-of-the-scots” or “schiltron serve”.',
  );
  expect(exitCode).toBe(EXIT.misuse);
  expect(fault(() => needComputers('ru', umpire)).message).toContain('судья за вашим столом');
  expect(() => needComputers('en', hammerOfTheScots)).not.toThrow();
});

it('an umpire plays with people in all seats', () => {
  for (const more of [{ opponent: 'clerk' }, { side: 'english' }])
    expect(fault(() => checkPeople('en', umpire, { ...wanted, ...more })).message).toContain('no computer');
  for (const more of [{}, { side: BOTH }]) checkPeople('en', umpire, { ...wanted, ...more });
  checkPeople('en', hammerOfTheScots, { ...wanted, side: 'english', opponent: 'clerk' });
});
