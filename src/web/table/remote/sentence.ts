import { t } from '../../i18n/language.ts';
import { ServerError, Unreachable } from './api.ts';

/** Why the server did not do something, in a sentence in the language of the page. Throws what is no such error. */
export function serverSentence(error: unknown): string {
  if (error instanceof Unreachable) return t('web.shell.server.unreachable');
  if (!(error instanceof ServerError)) throw error;
  switch (error.code) {
    case 'inviteSpent':
      return t('web.shell.server.inviteSpent');
    case 'badToken':
      return t('web.shell.server.badToken');
    case 'notYourSeat':
      return t('web.shell.server.notYourSeat');
    case 'noSuchMatch':
      return t('web.shell.server.noSuchMatch');
    case 'noSpectators':
      return t('web.shell.server.noSpectators');
    case 'tooMany':
      return t('web.shell.server.tooMany');
    default:
      return t('web.shell.server.refused', { code: error.code });
  }
}
