import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import type { Umpire } from '../umpire.ts';
import { claimSentence, claimsOf } from './claims.ts';
import { MissingForm } from './missing-form.tsx';
import { missingIn } from './missing.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { AloneButton, LineButton, Paragraph, Sentences } from './said.tsx';
import { StopPlay } from './stop-play.tsx';
import { TieTable } from './tie-table.tsx';
import { TotalsTable } from './totals-table.tsx';
import { foundIn, STEP_PARAGRAPHS, tieAt, walkOf, type Sentence, type WalkLine } from './walk.ts';
import './phase.css';

/** The Victory Determination Phase as a guided walk (V6): each step, what it found, what to confirm. */
export function PhaseWalk(props: { umpire: Umpire }) {
  const lines = createMemo(() => walkOf(props.umpire.state()), [], {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const [isReopening, setReopening] = createSignal(false);
  const canReopen = () => props.umpire.records() && props.umpire.whyNot('reopen') === undefined;
  return (
    <section class="vq-phase" aria-labelledby="vq-phase">
      <h2 id="vq-phase">
        {t('web.virgin-queen.phase.title', { turn: props.umpire.state().turn })}{' '}
        <Paragraph umpire={props.umpire} id="V6.1" />
      </h2>
      <Show when={lines().length > 0} fallback={<Outside umpire={props.umpire} />}>
        <ol class="vq-phase-walk">
          <For each={lines()}>{(line) => <StepOfWalk umpire={props.umpire} line={line} />}</For>
        </ol>
        <Show when={canReopen()}>
          <button type="button" class="button quiet vq-phase-button" onClick={() => setReopening(true)}>
            {t('web.virgin-queen.phase.reopen.title')}
          </button>
        </Show>
      </Show>
      <Show when={isReopening()}>
        <ReopenDialog umpire={props.umpire} onClose={() => setReopening(false)} />
      </Show>
    </section>
  );
}

/** Outside of the phase: the way into it and what it will need, or what has come before it. */
function Outside(props: { umpire: Umpire }) {
  const isPlay = () => props.umpire.state().step === 'play';
  return (
    <div class="vq-phase-outside">
      <Show
        when={isPlay()}
        fallback={
          <For each={claimsOf(props.umpire.state())}>
            {(claim) => (
              <p>
                {claimSentence(props.umpire, claim)}{' '}
                <Paragraph umpire={props.umpire} id={queen.VICTORIES[claim.victory]} />
              </p>
            )}
          </For>
        }
      >
        <p>{t('web.virgin-queen.phase.before')}</p>
        <Show when={props.umpire.records()}>
          <MissingForm umpire={props.umpire} />
          <LineButton umpire={props.umpire} line="victory-phase" primary />
          <StopPlay umpire={props.umpire} />
        </Show>
      </Show>
    </div>
  );
}

/** A step: its result when it is done, all of it when it is now, its name when it is still to come. */
function StepOfWalk(props: { umpire: Umpire; line: WalkLine }) {
  const words = () => props.umpire.words();
  const isNow = () => props.line.status === 'now';
  let element: HTMLLIElement | undefined;
  // What has to be confirmed next comes into sight by itself.
  createEffect(
    on(isNow, (now, before) => {
      if (now && before === false) element?.scrollIntoView({ block: 'nearest' });
    }),
  );
  return (
    <li
      ref={(each) => {
        element = each;
      }}
      class="vq-phase-step"
      classList={{ [`vq-phase-is-${props.line.status}`]: true }}
      aria-current={isNow() ? 'step' : undefined}
    >
      <span class="vq-phase-number" aria-hidden="true">
        {props.line.number ?? '·'}
      </span>
      <div class="vq-phase-body">
        <h3 tabIndex={isNow() ? -1 : undefined} data-home={isNow() ? '' : undefined}>
          {words().sentence('step', `${props.line.step}.name`)}{' '}
          <Paragraph umpire={props.umpire} id={STEP_PARAGRAPHS[props.line.step]} />
          <span class="unseen">{t('web.virgin-queen.phase.status', { status: props.line.status })}</span>
        </h3>
        <Show when={isNow()}>
          <p class="muted">{words().sentence('step', `${props.line.step}.about`)}</p>
        </Show>
        <Show when={props.line.status !== 'ahead'}>
          <Found umpire={props.umpire} line={props.line} />
        </Show>
        <Show when={isNow()}>
          <Confirm umpire={props.umpire} />
        </Show>
      </div>
    </li>
  );
}

/** What a step found, or came to. */
function Found(props: { umpire: Umpire; line: WalkLine }) {
  const found = createMemo(() => foundIn(props.umpire.state(), props.line));
  // Whoever records is asked for what is missing by the form beneath.
  const isAsked = ({ code }: Sentence): boolean => props.umpire.records() && code.startsWith('missing-');
  const sentences = () => {
    const all = found();
    return typeof all === 'string' ? [] : all.filter((each) => !isAsked(each));
  };
  const tie = createMemo(() => tieAt(props.umpire.state(), props.line.step));
  return (
    <div class="vq-phase-found" role={props.line.status === 'now' ? 'status' : undefined}>
      <Switch fallback={<Sentences umpire={props.umpire} sentences={sentences()} />}>
        <Match when={found() === 'waived'}>
          <p>{t('web.virgin-queen.phase.waived')}</p>
        </Match>
        <Match when={found() === 'unasked'}>
          <p>{t('web.virgin-queen.phase.unasked')}</p>
        </Match>
        <Match when={found() === 'asked'}>
          <p>{props.umpire.words().waiting('empire', queen.EMPIRE)}</p>
        </Match>
        <Match when={found() === 'totals'}>
          <Show when={props.line.status === 'done'} fallback={<TotalsTable umpire={props.umpire} />}>
            <details class="vq-phase-once">
              <summary>{t('web.virgin-queen.phase.totals.title')}</summary>
              <TotalsTable umpire={props.umpire} />
            </details>
          </Show>
        </Match>
      </Switch>
      <Show when={tie()}>{(broken) => <TieTable umpire={props.umpire} tie={broken()} />}</Show>
    </div>
  );
}

/** What is missing, what to confirm, and how to go on: for whoever records. */
function Confirm(props: { umpire: Umpire }) {
  const step = () => props.umpire.state().step;
  const refusal = createMemo(() => props.umpire.whyNot('go-on'));
  const isWalk = () => queen.WALK.some((each) => each === step()) && step() !== 'empire';
  return (
    <Show
      when={props.umpire.records()}
      fallback={
        <Show when={step() !== 'over' && step() !== 'empire'}>
          <p class="muted">{props.umpire.words().waiting(step(), queen.TABLE)}</p>
        </Show>
      }
    >
      <Show when={isWalk()}>
        <MissingForm umpire={props.umpire} />
        <Show when={missingIn(props.umpire.state()).length === 0 ? refusal() : undefined}>
          {(sentence) => (
            <p class="note" role="status">
              {sentence()}
            </p>
          )}
        </Show>
        <div class="vq-phase-actions">
          <LineButton umpire={props.umpire} line="go-on" primary />
          <LineButton umpire={props.umpire} line="waive" />
        </div>
      </Show>
      <Show when={step() === 'empire'}>
        <EmpireAnswer umpire={props.umpire} />
      </Show>
    </Show>
  );
}

/** How the table enters what the Empire answers: it answers itself where its preference is sealed here. */
function EmpireAnswer(props: { umpire: Umpire }) {
  const isOnPaper = () => props.umpire.state().empire.keeping === 'paper';
  return (
    <div class="vq-phase-actions">
      <Show when={isOnPaper()} fallback={<p>{t('web.virgin-queen.phase.empire.sealed')}</p>}>
        <p>{t('web.virgin-queen.phase.empire.paper')}</p>
        <For each={queen.PREFERENCES}>
          {(preference) => <LineButton umpire={props.umpire} line={`declare-paper ${preference}`} />}
        </For>
      </Show>
      <Show when={!isOnPaper()}>
        <AloneButton umpire={props.umpire} />
      </Show>
      <LineButton umpire={props.umpire} line="silent" label={t('web.virgin-queen.phase.empire.silent')} />
    </div>
  );
}
