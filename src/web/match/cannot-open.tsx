import { Match, Show, Switch } from 'solid-js';
import { sayProblem, say } from '../../words/index.ts';
import { notify } from '../app/notices.tsx';
import { hrefOf } from '../app/route.ts';
import { renew } from '../app/update.ts';
import { language, t } from '../i18n/language.ts';
import { Emblem } from '../start/emblem.tsx';
import { OpenError } from '../table/local-table.ts';
import { api, ServerError, Unreachable } from '../table/remote/api.ts';
import type { SeatAt } from '../table/remote/invite.ts';
import { Outdated } from '../table/remote/outdated.ts';
import { serverSentence } from '../table/remote/sentence.ts';
import { HeldElsewhere } from './hold.ts';
import { download, saveKept } from './save.ts';
import './cannot-open.css';

/** What a match could not be opened for, when its record is wrong for this table; undefined for anything else. */
const problemOf = (error: unknown): Exclude<OpenError['problem'], 'lost'> | undefined =>
  error instanceof OpenError && error.problem !== 'lost' ? error.problem : undefined;

/** Why a match is not on the table, in a sentence. */
function sentenceOf(error: unknown): string {
  if (error instanceof ServerError || error instanceof Unreachable || error instanceof Outdated)
    return serverSentence(error);
  if (error instanceof HeldElsewhere) return t('web.shell.match.elsewhere');
  const problem = problemOf(error);
  if (problem === undefined)
    return error instanceof OpenError ? t('web.shell.match.lost') : t('web.shell.failure.title');
  const sentence = sayProblem(language(), problem);
  if (!('line' in problem)) return sentence;
  return say(language(), 'core.place', { line: problem.line, column: problem.column, problem: sentence });
}

/** Stands where a match would, when it cannot be opened. */
export function CannotOpen(props: {
  error: unknown;
  /** The name under which this browser keeps the match, if it does: then its record can still be saved. */
  kept?: string;
  /** The seat at a server from which it was to be seen: what is stored there can be saved under any rules. */
  there?: SeatAt;
}) {
  const keptProblem = () => (props.kept === undefined ? undefined : problemOf(props.error));
  const title = (): string => {
    const problem = keptProblem();
    if (problem === undefined) return sentenceOf(props.error);
    return problem.code === 'engineVersion' ? t('web.shell.match.older') : t('web.shell.match.unreadable');
  };
  const save = (id: string): Promise<void> =>
    saveKept(id).catch((error: unknown) => notify(t('web.shell.matches.unread', { message: String(error) })));
  const olderThere = () =>
    props.error instanceof ServerError && props.error.code === 'engineVersion' ? props.there : undefined;
  const saveThere = async ({ match, seat }: SeatAt): Promise<void> => {
    try {
      download('match.txt', await api.record(match, seat));
    } catch (error) {
      notify(serverSentence(error));
    }
  };
  return (
    <main class="cannot-open">
      <Emblem size={72} />
      <h1>{title()}</h1>
      <Show when={keptProblem()}>
        <p>{t('web.shell.match.olderAbout')}</p>
        <p class="muted small">{sentenceOf(props.error)}</p>
      </Show>
      <Show when={olderThere()}>
        <p>{t('web.shell.match.olderThere')}</p>
      </Show>
      <div class="dialog-actions">
        <Switch>
          <Match when={props.error instanceof Outdated}>
            <button type="button" class="button primary" onClick={() => void renew()}>
              {t('web.shell.match.reload')}
            </button>
          </Match>
          <Match when={props.error instanceof HeldElsewhere || props.error instanceof Unreachable}>
            <button type="button" class="button primary" onClick={() => location.reload()}>
              {t('web.shell.match.again')}
            </button>
          </Match>
          <Match when={olderThere()}>
            {(seat) => (
              <button type="button" class="button primary" onClick={() => void saveThere(seat())}>
                {t('web.shell.match.save')}
              </button>
            )}
          </Match>
          <Match when={keptProblem() === undefined ? undefined : props.kept}>
            {(id) => (
              <button type="button" class="button primary" onClick={() => void save(id())}>
                {t('web.shell.match.save')}
              </button>
            )}
          </Match>
        </Switch>
        <a class="button" href={hrefOf({ page: 'start' })}>
          {t('web.shell.home')}
        </a>
      </div>
    </main>
  );
}
