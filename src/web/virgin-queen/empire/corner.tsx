import { createEffect, createMemo, createSignal, onMount, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Umpire } from '../umpire.ts';
import { hasCodeWord, opensWith, setCodeWord } from './code-word.ts';
import { EmpirePrivate } from './private.tsx';
import { questionFor } from './prospect.ts';
import './empire.css';

/**
 * Where the Empire is alone: behind a curtain at a screen that it shares with the table, or over its own screen when
 * it is asked something (V7, V13.6).
 */
export function Corner(props: { umpire: Umpire }) {
  const [isDismissed, setDismissed] = createSignal(false);
  const isShared = () => props.umpire.isAlone();
  const question = createMemo(() =>
    props.umpire.isEmpire() &&
    !props.umpire.canBeAlone() &&
    !isShared() &&
    !props.umpire.isPast() &&
    props.umpire.trial() === undefined
      ? questionFor(props.umpire.state())
      : undefined,
  );
  // A new question is put even to somebody who has put the last one off.
  createEffect(() => {
    question();
    setDismissed(false);
  });

  const back = async (): Promise<void> => {
    if (props.umpire.isEmpire()) await props.umpire.table.look(queen.TABLE);
    props.umpire.beAlone(false);
  };

  return (
    <>
      <Show when={isShared()}>
        <Room onClose={() => void back().catch(reportError)} isDark>
          <Show when={props.umpire.isEmpire()} fallback={<Curtain umpire={props.umpire} />}>
            <EmpirePrivate umpire={props.umpire} />
            <CodeWord umpire={props.umpire} />
          </Show>
          <button
            type="button"
            class="button vq-empire-button vq-empire-back"
            onClick={() => void back().catch(reportError)}
          >
            {t('web.virgin-queen.empire.back')}
          </button>
        </Room>
      </Show>
      <Show when={question() !== undefined && !isDismissed()}>
        <Room onClose={() => setDismissed(true)} isDark={false}>
          <EmpirePrivate umpire={props.umpire} />
          <button
            type="button"
            class="button quiet vq-empire-button vq-empire-back"
            onClick={() => setDismissed(true)}
          >
            {t('web.virgin-queen.empire.later')}
          </button>
        </Room>
      </Show>
    </>
  );
}

/** A dialog that fills the screen: nothing of the table is seen beside it. */
function Room(props: { onClose: () => void; isDark: boolean; children: JSX.Element }) {
  let element: HTMLDialogElement | undefined;
  onMount(() => element?.showModal());
  return (
    <dialog
      ref={(each) => {
        element = each;
      }}
      class="vq-empire-room"
      classList={{ 'vq-empire-dark': props.isDark }}
      aria-labelledby="vq-empire-room"
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <div class="vq-empire-sheet">
        <header>
          <PowerMark power="empire" size={56} />
          <h2 id="vq-empire-room">{t('web.virgin-queen.empire.title')}</h2>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}

/** What stands before the Empire's view: everybody else looks away, and the code word is asked for where there is one. */
function Curtain(props: { umpire: Umpire }) {
  const commitment = () => props.umpire.state().empire.commitment;
  const [word, setWord] = createSignal('');
  const [isWrong, setWrong] = createSignal(false);
  const [isForgotten, setForgotten] = createSignal(false);
  const [isLocked, setLocked] = createSignal(hasCodeWord(commitment()));
  const lift = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!opensWith(commitment(), word())) return void setWrong(true);
    setWrong(false);
    void props.umpire.table.look(queen.EMPIRE).catch(reportError);
  };
  return (
    <form class="vq-empire-curtain" onSubmit={lift}>
      <p>{t('web.virgin-queen.empire.curtain')}</p>
      <Show when={isLocked()}>
        <label class="vq-empire-field">
          <span class="label">{t('web.virgin-queen.empire.code.word')}</span>
          <input
            type="password"
            autocomplete="off"
            value={word()}
            aria-invalid={isWrong()}
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        </label>
        <Show when={isWrong()}>
          <p class="note" role="alert">
            {t('web.virgin-queen.empire.code.wrong')}
          </p>
        </Show>
        <Show
          when={isForgotten()}
          fallback={
            <button type="button" class="button quiet" onClick={() => setForgotten(true)}>
              {t('web.virgin-queen.empire.code.forgotten')}
            </button>
          }
        >
          <p class="note" role="alert">
            {t('web.virgin-queen.empire.code.clearAbout')}{' '}
            <button
              type="button"
              class="button"
              onClick={() => {
                setCodeWord(commitment(), '');
                setLocked(false);
              }}
            >
              {t('web.virgin-queen.empire.code.clear')}
            </button>
          </p>
        </Show>
      </Show>
      <button type="submit" class="button primary vq-empire-button">
        {t('web.virgin-queen.empire.lift')}
      </button>
    </form>
  );
}

/** Locks the Empire's view at this device with a word of its own. */
function CodeWord(props: { umpire: Umpire }) {
  const commitment = () => props.umpire.state().empire.commitment;
  const [word, setWord] = createSignal('');
  const [isSet, setIsSet] = createSignal(hasCodeWord(commitment()));
  return (
    <Show when={commitment() !== '' && props.umpire.state().empire.revealed === null}>
      <details class="vq-empire-code">
        <summary>{t('web.virgin-queen.empire.code.title')}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setCodeWord(commitment(), word());
            setIsSet(hasCodeWord(commitment()));
            setWord('');
          }}
        >
          <p class="small">{t('web.virgin-queen.empire.code.about')}</p>
          <label class="vq-empire-field">
            <span class="label">{t('web.virgin-queen.empire.code.word')}</span>
            <input
              type="password"
              autocomplete="new-password"
              value={word()}
              onInput={(event) => setWord(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button" disabled={word().trim() === ''}>
            {t('web.virgin-queen.empire.code.set')}
          </button>
          <p class="small" role="status">
            {isSet() ? t('web.virgin-queen.empire.code.isSet') : ''}
          </p>
        </form>
      </details>
    </Show>
  );
}
