import { createEffect, createMemo, ErrorBoundary, lazy, Match, onMount, Suspense, Switch } from 'solid-js';
import { language, learnToPlay, t } from '../i18n/language.ts';
import { StartPage } from '../start/start-page.tsx';
import { Failure } from './failure.tsx';
import { Notices } from './notices.tsx';
import { route } from './route.ts';
import { stayOffline } from './update.ts';

const MatchPage = lazy(() => import('../match/match-page.tsx'));
const SeatPage = lazy(() => import('../match/seat-page.tsx'));
const JoinPage = lazy(() => import('../match/join-page.tsx'));
/** The page before a sitting speaks with the words of its game. */
const SittingPage = lazy(async () => {
  const [module] = await Promise.all([
    import('../virgin-queen/sitting/sitting-page.tsx'),
    learnToPlay('virgin-queen'),
  ]);
  return module;
});
const RecordPage = lazy(() => import('../match/record-page.tsx'));

/** The whole table. */
export function App() {
  onMount(stayOffline);
  createEffect(() => {
    document.documentElement.lang = language();
  });
  const matchId = () => {
    const at = route();
    return at.page === 'match' ? at.id : undefined;
  };
  const seat = createMemo(
    () => {
      const at = route();
      return at.page === 'seat' ? at : undefined;
    },
    undefined,
    { equals: (a, b) => a?.match === b?.match && a?.seat === b?.seat },
  );
  const invitation = () => {
    const at = route();
    return at.page === 'join' ? at : undefined;
  };
  /** The game whose umpire is asked to a table. */
  const sitting = () => {
    const at = route();
    return at.page === 'sitting' ? at.game : undefined;
  };
  return (
    <ErrorBoundary fallback={(error: unknown, reset) => <Failure error={error} reset={reset} />}>
      <Suspense fallback={<p class="opening">{t('web.shell.match.opening')}</p>}>
        <Switch fallback={<StartPage />}>
          <Match when={matchId()} keyed>
            {(id) => <MatchPage id={id} />}
          </Match>
          <Match when={seat()} keyed>
            {({ match, seat: name }) => <SeatPage match={match} seat={name} />}
          </Match>
          <Match when={invitation()} keyed>
            {({ match, token }) => <JoinPage match={match} token={token} />}
          </Match>
          <Match when={sitting() === 'virgin-queen'}>
            <SittingPage />
          </Match>
          <Match when={route().page === 'record'}>
            <RecordPage />
          </Match>
        </Switch>
      </Suspense>
      <Notices />
    </ErrorBoundary>
  );
}
