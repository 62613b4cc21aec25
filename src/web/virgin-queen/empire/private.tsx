import { createEffect, createMemo, createSignal, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { t } from '../../i18n/language.ts';
import type { Umpire } from '../umpire.ts';
import { Choose } from './choose.tsx';
import { Declare, ShowSeal } from './declare.tsx';
import { questionFor } from './prospect.ts';
import { Commitment } from './proof.tsx';

const SHOWN_MS = 15_000;

/** What the Empire alone sees: what it is asked, and what it has chosen (V7). */
export function EmpirePrivate(props: { umpire: Umpire }) {
  const question = createMemo(() =>
    props.umpire.trial() === undefined && !props.umpire.isPast()
      ? questionFor(props.umpire.state())
      : undefined,
  );
  const isSealed = () => props.umpire.state().empire.keeping === 'sealed';
  return (
    <div class="vq-empire-private">
      <Switch fallback={<Nothing umpire={props.umpire} />}>
        <Match when={question() === 'prefer'}>
          <Choose umpire={props.umpire} />
        </Match>
        <Match when={question() === 'declare'}>
          <Declare umpire={props.umpire} />
        </Match>
        <Match when={question() === 'show'}>
          <ShowSeal umpire={props.umpire} />
        </Match>
      </Switch>
      <Show when={isSealed() && props.umpire.state().empire.revealed === null}>
        <OwnChoice umpire={props.umpire} />
      </Show>
    </div>
  );
}

function Nothing(props: { umpire: Umpire }) {
  const empire = () => props.umpire.state().empire;
  const isUnchosen = () => empire().keeping === 'none';
  const isOwnSecret = () => empire().keeping === 'sealed' && empire().revealed === null && !empire().opened;
  return (
    <>
      <Show when={isOwnSecret()}>
        <p role="status">{t('web.virgin-queen.empire.sealedOwn')}</p>
      </Show>
      <p class="muted">
        {isUnchosen() ? props.umpire.whyNot('prefer balanced') : t('web.virgin-queen.empire.nothing')}
      </p>
    </>
  );
}

/** The choice, hidden until a tap and again soon after it: others may sit beside. */
function OwnChoice(props: { umpire: Umpire }) {
  const [isShown, setShown] = createSignal(false);
  createEffect(
    on(isShown, (shown) => {
      if (!shown) return;
      const timer = setTimeout(() => setShown(false), SHOWN_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return (
    <div class="vq-empire-own">
      <button
        type="button"
        class="button vq-empire-button"
        aria-expanded={isShown()}
        onClick={() => setShown((shown) => !shown)}
      >
        {t(isShown() ? 'web.virgin-queen.empire.hide' : 'web.virgin-queen.empire.show')}
      </button>
      <Show when={isShown() ? props.umpire.state().empire.preference : null}>
        {(preference) => (
          <p class="vq-empire-preference" role="status">
            {props.umpire.words().name('preference', preference())}
          </p>
        )}
      </Show>
      <Commitment umpire={props.umpire} />
    </div>
  );
}
