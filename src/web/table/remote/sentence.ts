import { type Problem, problemCodes } from '../../../core/problem.ts';
import { t, wordsOf } from '../../i18n/language.ts';
import { ServerError, Unreachable } from './api.ts';
import { Outdated } from './outdated.ts';

/** Why the server did not do something, in a sentence in the language of the page. Throws what is no such error. */
export function serverSentence(error: unknown, gameId?: string): string {
  if (error instanceof Unreachable) return t('web.shell.server.unreachable');
  if (error instanceof Outdated) return t('web.shell.server.outdated');
  if (!(error instanceof ServerError)) throw error;
  switch (error.code) {
    case 'inviteSpent':
      return t('web.shell.server.inviteSpent');
    case 'badToken':
      return t('web.shell.server.badToken');
    case 'notYourSeat':
      return t('web.shell.server.notYourSeat');
    case 'seatRenewed':
      return t('web.shell.server.seatRenewed');
    case 'offerRefused':
      return t('web.shell.offer.refused', { why: String(error.args['why']) });
    case 'noSuchMatch':
      return t('web.shell.server.noSuchMatch');
    case 'noSpectators':
      return t('web.shell.server.noSpectators');
    case 'engineVersion':
      return t('web.shell.server.engineVersion', {
        match: String(error.args['match']),
        engine: String(error.args['engine']),
      });
    case 'noResigning':
      return t('core.noResigning');
    case 'noComputer':
      return t('core.noComputer');
    case 'tooMany':
      return t('web.shell.server.tooMany');
    case 'badConfig':
      return configSentence(error, gameId) ?? t('web.shell.server.refused', { code: error.code });
    default:
      return t('web.shell.server.refused', { code: error.code });
  }
}

/** What the server found wrong with a configuration, as the game says it. */
function configSentence({ args }: ServerError, gameId: string | undefined): string | undefined {
  const code = problemCodes.find((each) => each === args['problem']);
  if (code === undefined || gameId === undefined) return undefined;
  // What the server sends as JSON is JSON.
  return wordsOf(gameId).problem({ code, args: args as Problem['args'] });
}
