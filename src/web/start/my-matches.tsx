import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { trySay } from '../../words/index.ts';
import { Dialog } from '../app/dialog.tsx';
import { hrefOf } from '../app/route.ts';
import { language, t, wordsOf } from '../i18n/language.ts';
import { gameOf, games } from '../table/games.ts';
import { forget, keptMatches, type KeptMatch } from '../table/storage.ts';
import { ago } from './ago.ts';
import { seating } from './players.ts';
import './my-matches.css';

/** The matches that this browser keeps. */
export function MyMatches() {
  const [matches, { refetch }] = createResource(async () =>
    (await keptMatches()).filter(({ gameId }) => games.some(({ id }) => id === gameId)),
  );
  const [doomed, setDoomed] = createSignal<KeptMatch>();
  let heading: HTMLHeadingElement | undefined;

  const remove = async (match: KeptMatch): Promise<void> => {
    await forget(match.id);
    setDoomed(undefined);
    await refetch();
    heading?.focus();
  };

  return (
    <section class="my-matches" aria-labelledby="my-matches">
      <h2
        id="my-matches"
        class="label"
        tabIndex={-1}
        ref={(each) => {
          heading = each;
        }}
      >
        {t('web.shell.matches.title')}
      </h2>
      <Show
        when={matches.error === undefined}
        fallback={<p class="note">{t('web.shell.matches.unread', { message: String(matches.error) })}</p>}
      >
        <Show
          when={(matches.latest?.length ?? 0) > 0}
          fallback={<p class="muted">{t('web.shell.matches.none')}</p>}
        >
          <ul>
            <For each={matches.latest}>
              {(match) => <Row match={match} onDelete={() => setDoomed(match)} />}
            </For>
          </ul>
        </Show>
      </Show>
      <Show when={doomed()}>
        {(match) => (
          <Dialog title={t('web.shell.matches.confirm')} onClose={() => setDoomed(undefined)}>
            <p>{nameOf(match())}</p>
            <div class="dialog-actions">
              <button type="button" class="button danger" onClick={() => void remove(match())}>
                {t('web.shell.matches.delete')}
              </button>
              <button type="button" class="button" onClick={() => setDoomed(undefined)}>
                {t('web.shell.matches.keep')}
              </button>
            </div>
          </Dialog>
        )}
      </Show>
    </section>
  );
}

const stageName = ({ gameId, stage }: KeptMatch): string =>
  trySay(language(), `web.shell.stage.${gameId}`, stage) ?? '';

const nameOf = (match: KeptMatch): string =>
  [wordsOf(match.gameId).name('scenario', match.scenario), stageName(match)].filter(Boolean).join(', ');

function Row(props: { match: KeptMatch; onDelete: () => void }) {
  const spoken = createMemo(() => wordsOf(props.match.gameId));
  const end = (): string => {
    const { result, updated } = props.match;
    if (result === undefined) return t('web.shell.matches.updated', { when: ago(updated) });
    const winners = result.winners.map((seat) => spoken().seat(seat)).join(', ');
    return winners === '' ? t('web.shell.matches.drawn') : t('web.shell.matches.ended', { winners });
  };
  return (
    <li class="kept">
      <div>
        <a class="kept-name" href={hrefOf({ page: 'match', id: props.match.id })}>
          {nameOf(props.match)}
        </a>
        <p class="muted small">
          {seating(gameOf(props.match.gameId), props.match.players)}
          <br />
          {end()}
        </p>
      </div>
      <div class="kept-actions">
        <a
          class="button"
          href={hrefOf({ page: 'match', id: props.match.id })}
          aria-hidden="true"
          tabIndex={-1}
        >
          {props.match.result === undefined ? t('web.shell.matches.continue') : t('web.shell.matches.look')}
        </a>
        <button
          type="button"
          class="button quiet"
          aria-label={t('web.shell.matches.deleteOf', { match: nameOf(props.match) })}
          onClick={() => props.onDelete()}
        >
          {t('web.shell.matches.delete')}
        </button>
      </div>
    </li>
  );
}
