import { createResource, createSignal, Show } from 'solid-js';
import { goInstead, hrefOf } from '../app/route.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { t, wordsOf } from '../i18n/language.ts';
import { Emblem } from '../start/emblem.tsx';
import { lookIn, takeSeat } from '../table/remote/invite.ts';
import { serverSentence } from '../table/remote/sentence.ts';
import { CannotOpen } from './cannot-open.tsx';
import './join-page.css';

/** An invitation: it is good once, so it is taken by a press and not by whatever looks at the link. */
export default function JoinPage(props: { match: string; token: string }) {
  const [fault, setFault] = createSignal<string>();
  const [isBusy, setBusy] = createSignal(false);
  const [found] = createResource(() => lookIn(props.match, props.token));
  const invited = () => (found.error === undefined ? found.latest : undefined);
  const take = async (): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      goInstead({ page: 'seat', ...(await takeSeat(props.match, props.token)) });
    } catch (error) {
      setFault(serverSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Show when={found.error === undefined} fallback={<CannotOpen error={found.error} />}>
      <main class="join">
        <Emblem size={96} />
        <h1>{t('web.shell.join.title')}</h1>
        <Show when={invited()}>
          {(held) => (
            <p class="join-match">
              <cite>{wordsOf(held().match.game).title()}</cite>
              <br />
              {wordsOf(held().match.game).name('scenario', held().match.scenario)}
              {' · '}
              <SeatMark gameId={held().match.game} seat={held().seat} />{' '}
              {wordsOf(held().match.game).name('side', held().seat)}
            </p>
          )}
        </Show>
        <p class="muted">{t('web.shell.join.about')}</p>
        <Show when={fault()}>
          {(sentence) => (
            <p class="note" role="alert">
              {sentence()}
            </p>
          )}
        </Show>
        <div class="dialog-actions">
          <button type="button" class="button primary" disabled={isBusy()} onClick={() => void take()}>
            {t('web.shell.join.take')}
          </button>
          <a class="button quiet" href={hrefOf({ page: 'start' })}>
            {t('web.shell.home')}
          </a>
        </div>
      </main>
    </Show>
  );
}
