import { describe, expect, it } from 'vitest';
import { AFTER_RESIGNATION } from '../core/entry.ts';
import { Match } from '../core/match.ts';
import { checkConfig } from '../core/config.ts';
import { seeded } from '../core/seeded.ts';
import { hammerOfTheScots as game } from '../games/index.ts';
import { LANGUAGES } from './say.ts';
import { words } from './words.ts';

const ENGLISH = 0;

describe.each(LANGUAGES)('giving up, in words (%s)', (language) => {
  const config = checkConfig(game, { scenario: 'braveheart' });
  if (!config.ok) throw new Error(config.error.code);
  const match = new Match(game, config.value, seeded(1));
  match.resign(ENGLISH);
  const spoken = words(language, game);

  it('has a line in the log, an ending, and a reason against all that comes after', () => {
    const [told] = match.toldDuring('observer', 1);
    const outcome = match.outcome();
    if (told?.event === undefined || outcome === undefined) throw new Error('nobody gave up');
    const [first] = match.game.notation.alphabet();
    const said = [
      spoken.news(told.event),
      spoken.outcome(outcome),
      spoken.reason(AFTER_RESIGNATION.code, first),
      spoken.problem({
        code: 'afterResignation',
        args: { seat: 'english', action: 'pass' },
      }),
    ];
    expect(said).toEqual(
      language === 'en'
        ? [
            'English resigned.',
            'Winner: Scots (by resignation).',
            'The game is over: somebody has resigned.',
            '“pass” (english) comes too late: somebody had resigned.',
          ]
        : [
            'Англичане: партия сдана.',
            'Победа: Шотландцы (соперник сдался).',
            'Партия окончена: одна из сторон сдалась.',
            '«pass» (english) опоздало: одна из сторон уже сдалась.',
          ],
    );
  });
});
