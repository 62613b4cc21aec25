import { sayProblem, say } from '../../words/index.ts';
import { hrefOf } from '../app/route.ts';
import { language, t } from '../i18n/language.ts';
import { OpenError } from '../table/local-table.ts';
import { ServerError, Unreachable } from '../table/remote/api.ts';
import { serverSentence } from '../table/remote/sentence.ts';
import { HeldElsewhere } from './hold.ts';

/** Why a match is not on the table, in a sentence. */
function sentenceOf(error: unknown): string {
  if (error instanceof ServerError || error instanceof Unreachable) return serverSentence(error);
  if (error instanceof HeldElsewhere) return t('web.shell.match.elsewhere');
  if (!(error instanceof OpenError)) return error instanceof Error ? error.message : String(error);
  const { problem } = error;
  if (problem === 'lost') return t('web.shell.match.lost');
  const sentence = sayProblem(language(), problem);
  if (!('line' in problem)) return sentence;
  return say(language(), 'core.place', { line: problem.line, column: problem.column, problem: sentence });
}

/** Stands where a match would, when it cannot be opened. */
export function CannotOpen(props: { error: unknown }) {
  return (
    <main class="opening">
      <h1>{sentenceOf(props.error)}</h1>
      <p>
        <a href={hrefOf({ page: 'start' })}>{t('web.shell.home')}</a>
      </p>
    </main>
  );
}
