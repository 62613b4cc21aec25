import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { questionFor } from '../empire/prospect.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Umpire } from '../umpire.ts';
import { claimSentence, claimsOf } from './claims.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { AloneButton, LineButton, Paragraph } from './said.tsx';
import './phase.css';

/** The steps at which the sitting is interrupted, and what is announced there. */
const HALTS = ['claim', 'position', 'choose', 'final', 'seal'] as const;
type Halt = (typeof HALTS)[number];

const haltOf = ({ step }: queen.State): Halt | undefined => HALTS.find((each) => each === step);

/** What interrupts the sitting: a victory, a question of the umpire, the end (V5.8, V6, V7.11). */
export function VictoryNotice(props: { umpire: Umpire }) {
  const halt = createMemo(() => haltOf(props.umpire.state()));
  const claims = createMemo(() => claimsOf(props.umpire.state()));
  const announced = (): string => {
    const { step } = props.umpire.state();
    if (halt() === undefined && step !== 'over') return '';
    const title = props.umpire.words().sentence('step', `${step}.name`);
    return [title, ...claims().map((claim) => claimSentence(props.umpire, claim))].join(' ');
  };
  return (
    <>
      <p class="unseen" role="alert">
        {announced()}
      </p>
      <EmpireCall umpire={props.umpire} />
      <Show when={halt()}>{(at) => <Notice umpire={props.umpire} halt={at()} claims={claims()} />}</Show>
    </>
  );
}

/** At a screen that the Empire shares: that it is time to choose its preference (V7.1). */
function EmpireCall(props: { umpire: Umpire }) {
  const [isPutOff, setPutOff] = createSignal(false);
  const isDue = createMemo(
    () =>
      props.umpire.canBeAlone() && props.umpire.records() && questionFor(props.umpire.state()) === 'prefer',
  );
  return (
    <Show when={isDue() && !isPutOff()}>
      <section class="vq-phase-folded" aria-label={t('web.virgin-queen.empire.title')}>
        <PowerMark power="empire" size={32} />
        <p>{t('web.virgin-queen.empire.call')}</p>
        <button
          type="button"
          class="button primary vq-phase-button"
          onClick={() => props.umpire.beAlone(true)}
        >
          {t('web.virgin-queen.empire.alone')}
        </button>
        <button type="button" class="button quiet vq-phase-button" onClick={() => setPutOff(true)}>
          {t('web.virgin-queen.empire.later')}
        </button>
      </section>
    </Show>
  );
}

function Notice(props: { umpire: Umpire; halt: Halt; claims: readonly queen.Claim[] }) {
  const [isFolded, setFolded] = createSignal(false);
  let title: HTMLHeadingElement | undefined;
  // Who records is brought to the question; the others only hear of it.
  createEffect(
    on(
      () => props.halt,
      () => {
        setFolded(false);
        if (props.umpire.records()) queueMicrotask(() => title?.focus());
      },
    ),
  );
  return (
    <Show
      when={!isFolded()}
      fallback={
        <Folded
          umpire={props.umpire}
          halt={props.halt}
          claims={props.claims}
          onUnfold={() => setFolded(false)}
        />
      }
    >
      <section
        class="vq-phase-notice"
        classList={{ 'vq-phase-doubt': props.halt === 'position' }}
        aria-labelledby="vq-phase-notice"
      >
        <header>
          <h2
            id="vq-phase-notice"
            tabIndex={-1}
            ref={(each) => {
              title = each;
            }}
          >
            {props.umpire.words().sentence('step', `${props.halt}.name`)}
          </h2>
          <button type="button" class="button quiet" onClick={() => setFolded(true)}>
            {t('web.virgin-queen.phase.notice.fold')}
          </button>
        </header>
        <For each={props.claims}>{(claim) => <ClaimLine umpire={props.umpire} claim={claim} />}</For>
        <Show
          when={props.umpire.records()}
          fallback={<p class="muted">{props.umpire.words().waiting(props.halt, queen.TABLE)}</p>}
        >
          <Answers umpire={props.umpire} halt={props.halt} />
        </Show>
      </section>
    </Show>
  );
}

/** The notice as a line at the foot, while the table looks at the board. */
function Folded(props: { umpire: Umpire; halt: Halt; claims: readonly queen.Claim[]; onUnfold: () => void }) {
  return (
    <section class="vq-phase-folded" aria-label={props.umpire.words().sentence('step', `${props.halt}.name`)}>
      <span class="vq-phase-winners">
        <For each={props.claims.flatMap(({ winners }) => winners)}>
          {(power) => <PowerMark power={power} size={32} />}
        </For>
      </span>
      <p>
        <For each={props.claims}>{(claim) => <>{claimSentence(props.umpire, claim)} </>}</For>
      </p>
      <button type="button" class="button primary vq-phase-button" onClick={() => props.onUnfold()}>
        {t('web.virgin-queen.phase.notice.unfold')}
      </button>
    </section>
  );
}

/** Who has won, and by which paragraph. */
function ClaimLine(props: { umpire: Umpire; claim: queen.Claim }) {
  return (
    <div class="vq-phase-claim">
      <span class="vq-phase-winners">
        <For each={props.claim.winners}>{(power) => <PowerMark power={power} size={56} />}</For>
      </span>
      <p>
        {claimSentence(props.umpire, props.claim)}{' '}
        <Paragraph umpire={props.umpire} id={queen.VICTORIES[props.claim.victory]} />
      </p>
    </div>
  );
}

/** The question of this step, and what can be answered. */
function Answers(props: { umpire: Umpire; halt: Halt }): JSX.Element {
  const [isReopening, setReopening] = createSignal(false);
  const canReopen = () => props.umpire.whyNot('reopen') === undefined;
  return (
    <>
      <p class="vq-phase-question">{props.umpire.words().prompt(props.halt)}</p>
      <div class="vq-phase-actions">
        <Switch>
          <Match when={props.halt === 'choose'}>
            <For each={queen.candidates(props.umpire.state())}>
              {(power) => <LineButton umpire={props.umpire} line={`judge ${power}`} primary />}
            </For>
            <LineButton umpire={props.umpire} line="no" />
          </Match>
          <Match when={props.halt === 'seal'}>
            <Seal umpire={props.umpire} />
          </Match>
          <Match when={props.halt === 'claim' || props.halt === 'position' || props.halt === 'final'}>
            <LineButton umpire={props.umpire} line="yes" primary />
            <LineButton umpire={props.umpire} line="no" />
          </Match>
        </Switch>
        <Show when={canReopen()}>
          <button type="button" class="button vq-phase-button" onClick={() => setReopening(true)}>
            {t('web.virgin-queen.phase.reopen.title')}
          </button>
        </Show>
      </div>
      <Show when={isReopening()}>
        <ReopenDialog umpire={props.umpire} onClose={() => setReopening(false)} />
      </Show>
    </>
  );
}

/** The end of a game whose Empire never declared: it may show what it had, for the record alone (V7.11). */
function Seal(props: { umpire: Umpire }) {
  const isOnPaper = () => props.umpire.state().empire.keeping === 'paper';
  return (
    <>
      <Show when={isOnPaper()}>
        <For each={queen.PREFERENCES}>
          {(preference) => <LineButton umpire={props.umpire} line={`open-paper ${preference}`} />}
        </For>
      </Show>
      <Show when={!isOnPaper()}>
        <AloneButton umpire={props.umpire} />
      </Show>
      <LineButton umpire={props.umpire} line="keep-seal" />
    </>
  );
}
