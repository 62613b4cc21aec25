import { describe, expect, it } from 'vitest';
import { type Order, orderHelp, readOrder } from './orders.ts';

describe('readOrder', () => {
  it.each<[string, Order]>([
    ['', { type: 'show' }],
    ['show', { type: 'show' }],
    [' 3 ', { type: 'number', number: 3 }],
    ['12.', { type: 'number', number: 12 }],
    ['?', { type: 'help' }],
    ['? move  wallace fife', { type: 'question', line: 'move wallace fife' }],
    ['Move Wallace Fife', { type: 'line', line: 'move wallace fife' }],
    ['log', { type: 'log', last: undefined }],
    ['log 20', { type: 'log', last: 20 }],
    ['map', { type: 'map', area: undefined }],
    ['map Fife', { type: 'map', area: 'Fife' }],
    ['save Games/a.txt', { type: 'save', file: 'Games/a.txt' }],
    ['UNDO', { type: 'undo' }],
    ['q', { type: 'quit' }],
    ['resign', { type: 'resign' }],
    ['constructor', { type: 'line', line: 'constructor' }],
    [
      ' Amend  3 Spain 18 "A  key was forgotten" ',
      { type: 'line', line: 'amend 3 spain 18', remark: 'A  key was forgotten' },
    ],
    ['round "he said \\"so\\" {1}"', { type: 'line', line: 'round', remark: 'he said "so" {1}' }],
    ['round "he said "so""', { type: 'line', line: 'round', remark: 'he said "so"' }],
    ['round "not closed', { type: 'line', line: 'round', remark: 'not closed' }],
    ['round “curly”', { type: 'line', line: 'round', remark: 'curly' }],
    ['round «Ёлочки»', { type: 'line', line: 'round', remark: 'Ёлочки' }],
    ['round ""', { type: 'line', line: 'round', remark: '' }],
    ['3 "why"', { type: 'number', number: 3, remark: 'why' }],
    ['? amend 3 spain 18 "why"', { type: 'question', line: 'amend 3 spain 18' }],
    ['save "a file.txt"', { type: 'save', file: '"a file.txt"' }],
  ])('understands “%s”', (text, order) => {
    expect(readOrder('en', text)).toEqual(order);
  });

  it('takes the words of the language beside the English ones', () => {
    expect(readOrder('ru', 'назад')).toEqual({ type: 'undo' });
    expect(readOrder('ru', 'undo')).toEqual({ type: 'undo' });
    expect(readOrder('ru', 'сдаюсь')).toEqual({ type: 'resign' });
    expect(readOrder('ru', 'карта Файф')).toEqual({ type: 'map', area: 'Файф' });
    expect(readOrder('en', 'назад')).toEqual({ type: 'line', line: 'назад' });
  });

  it('has a line of help for every order', () => {
    const help = orderHelp('en', 'move wallace fife').join('\n');
    expect(help).toMatch(/\? LINE .*\n.*show .*\n.*map \[PLACE\]/);
    expect(help).toMatch(/^ {2}move wallace fife /m);
    expect(orderHelp('en', 'end', 'p3').join('\n')).toMatch(/^ {2}p3 +what that unit can do/m);
    expect(orderHelp('ru', 'end').join('\n')).toContain('undo, назад');
    expect(orderHelp('en', 'end').join('\n')).not.toContain('"…"');
    const umpire = orderHelp('en', 'end', undefined, { hasRemarks: true, canResign: false }).join('\n');
    expect(umpire).toMatch(/^ {2}LINE "…" +the same, and what you say with it$/m);
    expect(umpire).not.toContain('resign');
  });
});
