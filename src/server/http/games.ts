import { BOTS } from '../../bots/index.ts';
import { CheckedRecord, CheckRecord, Games, LIMITS, Refused } from '../../protocol/index.ts';
import { readRecord } from '../match/records.ts';
import { games, HUMAN } from '../match/terms.ts';
import { type App, type Context, limited } from './context.ts';

/** What can be played here, and whether a record is right. */
export function routeGames(app: App, { rates }: Context): void {
  app.get(
    '/api/games',
    { schema: { summary: 'The games on offer.', tags: ['games'], response: { 200: Games } } },
    () => ({
      games: games.map(({ id, version, seats, scenarios, options, open, material }) => ({
        id,
        engine: version,
        seats: seats.map((seat) => seat.id),
        scenarios: scenarios.map((scenario) => scenario.id),
        solitaire: scenarios.filter((scenario) => scenario.solitaire === true).map(({ id: name }) => name),
        open: open === true,
        material: material !== undefined,
        presets: Object.keys(options.presets),
        options: options.specs.map((spec) => ({ ...spec, values: [...spec.values] })),
        players: [HUMAN, ...BOTS.map((bot) => bot.id)],
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
      const match = readRecord(body.record);
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
