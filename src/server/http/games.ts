import { botsFor } from '../../bots/index.ts';
import { CheckedRecord, CheckRecord, Games, LIMITS, Refused } from '../../protocol/index.ts';
import { readRecord } from '../match/records.ts';
import { HUMAN } from '../match/terms.ts';
import { type App, type Context, limited } from './context.ts';

/** What can be played here, and whether a record is right. */
export function routeGames(app: App, { games, rates }: Context): void {
  app.get(
    '/api/games',
    { schema: { summary: 'The games on offer.', tags: ['games'], response: { 200: Games } } },
    () => ({
      games: games.map((game) => ({
        id: game.id,
        engine: game.version,
        seats: game.seats.map(({ id }) => id),
        scenarios: game.scenarios.map(({ id }) => id),
        solitaire: game.scenarios.filter(({ solitaire }) => solitaire === true).map(({ id }) => id),
        open: game.open === true,
        material: game.material !== undefined,
        umpire: game.umpire === true,
        presets: Object.keys(game.options.presets),
        options: game.options.specs.map((spec) => ({ ...spec, values: [...spec.values] })),
        players: [HUMAN, ...botsFor(game).map((bot) => bot.id)],
      })),
    }),
  );

  app.post(
    '/api/records/check',
    {
      bodyLimit: LIMITS.recordBody,
      config: limited(rates.creations),
      schema: {
        summary: 'Plays a record again and says whether it is right.',
        tags: ['records'],
        body: CheckRecord,
        response: { 200: CheckedRecord, 422: Refused },
      },
    },
    ({ body }) => {
      const match = readRecord(games, body.record);
      const result = match.outcome();
      return {
        game: match.game.id,
        scenario: match.config.scenario,
        options: { ...match.config.options },
        length: match.length,
        ...(result === undefined ? {} : { result: { ...result, winners: [...result.winners] } }),
      };
    },
  );
}
