import { createMemo, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Desk } from './desk.ts';
import { EntryButton } from './entry-button.tsx';
import { figure, signed } from '../totals.ts';
import { changeOf } from './since.ts';
import { Gauge } from './gauge.tsx';

/** What is known of a total: '17', or '12 + ?' when a part of it is unknown (V9.6). */
const totalText = ({ total, known }: queen.Score): string =>
  total === null ? (known === 0 ? '?' : `${figure(known)} + ?`) : figure(total);

/** A power on the board: its total in big figures, where that comes from, and its keys to tap. */
export function PowerCard(props: { desk: Desk; power: queen.Power; leads: boolean }): JSX.Element {
  const umpire = props.desk.umpire;
  const state = () => umpire.state();
  const name = () => umpire.words().name('power', props.power);
  const score = createMemo(() => queen.scoreOf(queen.inPublic(state()), props.power));
  const change = createMemo(() => changeOf(state(), props.power));
  const split = createMemo(() => queen.splitOf(state(), props.power));
  const seated = () => state().facts.seated[props.power];
  const isNeutral = () => queen.isNeutral(state().facts, props.power);
  /** Where VP were typed from the card, one row says so for all keys of the power. */
  const rows = () => {
    const groups = queen.groupsOf(props.power);
    const isTyped = state().facts.typed.basic[props.power].value !== null;
    const counts = groups.some((group) => queen.tallyOf(state().facts, state().terms, group).keys !== null);
    return isTyped && !counts ? groups.slice(0, 1) : groups;
  };
  /** Whether special VP are the Empire's secret, which counts nowhere yet (V7.2). */
  const hides = () => props.power === 'empire' && !queen.isRevealed(state()) && !isNeutral();
  const range = createMemo(() => (props.power === 'empire' ? queen.empireTotals(state()) : null));
  return (
    <article
      class="vq-power"
      classList={{ 'vq-power-leads': props.leads, 'vq-power-active': state().active === props.power }}
      data-power={props.power}
      aria-label={name()}
    >
      <header class="vq-power-head">
        <PowerMark power={props.power} size={26} />
        <h2>{name()}</h2>
        <span class="vq-power-player">
          {isNeutral() ? t('web.virgin-queen.main.neutral') : seated().name}
        </span>
      </header>
      <button
        type="button"
        class="vq-power-total"
        aria-label={t('web.virgin-queen.main.totalOf', { power: name(), total: totalText(score()) })}
        onClick={() => umpire.explain(props.power)}
      >
        <span class="vq-power-figure" classList={{ 'vq-power-unknown': score().total === null }}>
          {totalText(score())}
        </span>
        <span class="vq-power-beside">
          <Show when={change()}>
            {(since) => (
              <span class="vq-power-change" data-way={Math.sign(since().by)}>
                <b>{since().by === 0 ? '±0' : signed(since().by)}</b>{' '}
                {t('web.virgin-queen.main.since', { turn: since().turn })}
              </span>
            )}
          </Show>
          <Show when={range()}>
            {(within) => (
              <span class="vq-power-range">
                {t('web.virgin-queen.main.range', {
                  least: figure(within().least),
                  most: figure(within().most),
                })}
              </span>
            )}
          </Show>
        </span>
      </button>
      <Gauge losable={split().losable} kept={split().kept} />
      <dl class="vq-power-parts">
        <Part name={t('web.virgin-queen.main.basic')} vp={score().basic} />
        <Part name={t('web.virgin-queen.main.special')} vp={hides() ? 'secret' : score().special} />
        <Part name={t('web.virgin-queen.main.bonus')} vp={score().bonus} />
      </dl>
      <div class="vq-power-keys">
        <For each={rows()}>{(group) => <KeyRow desk={props.desk} group={group} power={props.power} />}</For>
      </div>
    </article>
  );
}

const Part = (props: { name: string; vp: number | 'secret' | null }): JSX.Element => (
  <div>
    <dt>{props.name}</dt>
    <dd>
      <Show
        when={props.vp !== 'secret'}
        fallback={<span class="vq-power-secret">{t('web.virgin-queen.main.secret')}</span>}
      >
        {props.vp === null || props.vp === 'secret' ? '?' : figure(props.vp)}
      </Show>
    </dd>
  </div>
);

/** The keys of a power, or of one of the two rows of the Protestant: one more, one less, and those in unrest. */
function KeyRow(props: { desk: Desk; group: queen.Group; power: queen.Power }): JSX.Element {
  const { umpire } = props.desk;
  const tally = createMemo(() => queen.tallyOf(umpire.state().facts, umpire.state().terms, props.group));
  const name = () => umpire.words().name('group', props.group);
  const byHand = () => umpire.records() && !queen.isMapMode(umpire.state().terms);
  const isTyped = () => umpire.state().facts.typed.basic[props.power].value !== null;
  const open = (): void => {
    props.desk.choosePower(props.power);
    props.desk.openPad(tally().keys === null && isTyped() ? 'typed' : 'keys');
  };
  const words = () => {
    const { keys, unrest } = tally();
    const where = props.group === 'netherlands' || props.group === 'outside' ? props.group : 'all';
    if (keys !== null) return t('web.virgin-queen.main.keysHeld', { where, keys, unrest: unrest ?? 0 });
    if (isTyped()) return t('web.virgin-queen.main.typedVp');
    return t('web.virgin-queen.main.keysUnknown', { where });
  };
  return (
    <div class="vq-keys" classList={{ 'vq-keys-tap': byHand() && tally().keys !== null }}>
      <Show when={byHand() && tally().keys !== null}>
        <EntryButton
          desk={props.desk}
          line={`lose ${props.group} calm`}
          class="vq-entry-round"
          label={t('web.virgin-queen.main.keyLost', { group: name() })}
        >
          −
        </EntryButton>
      </Show>
      <Show when={byHand()} fallback={<p class="vq-keys-text">{words()}</p>}>
        <button type="button" class="vq-keys-text" onClick={open}>
          {words()}
        </button>
      </Show>
      <Show when={byHand() && tally().keys !== null}>
        <EntryButton
          desk={props.desk}
          line={`gain ${props.group} calm`}
          class="vq-entry-round"
          label={t('web.virgin-queen.main.keyTaken', { group: name() })}
        >
          +
        </EntryButton>
      </Show>
    </div>
  );
}
