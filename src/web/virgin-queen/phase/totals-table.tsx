import { createMemo, For, Show } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import { figure, sumText, totalText } from '../totals.ts';
import type { Umpire } from '../umpire.ts';

/** The totals that the phase goes by, with their parts (V6.5); what is unknown is no zero (V9.6). */
export function TotalsTable(props: { umpire: Umpire }) {
  const scored = createMemo(() => queen.inPublic(props.umpire.state()));
  return (
    <table class="vq-phase-totals">
      <caption>
        <span class="unseen">{t('web.virgin-queen.phase.totals.title')}</span>
        <span aria-hidden="true">{t('web.virgin-queen.phase.totals.sum')}</span>
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t('web.virgin-queen.phase.totals.power')}</th>
          <th scope="col">{t('web.virgin-queen.phase.totals.total')}</th>
        </tr>
      </thead>
      <tbody>
        <For each={queen.POWERS}>
          {(power) => <Row umpire={props.umpire} scored={scored()} power={power} />}
        </For>
      </tbody>
    </table>
  );
}

const known = (value: number | null): string => (value === null ? '?' : figure(value));

/** A power with its parts, its total, and what is to be said of it. */
function Row(props: { umpire: Umpire; scored: queen.Scored; power: queen.Power }) {
  const score = createMemo(() => queen.scoreOf(props.scored, props.power));
  const isOut = () => {
    const { facts, terms } = props.umpire.state();
    return !queen.isEligible(facts, terms, props.power);
  };
  const range = () => (props.power === 'empire' ? queen.empireTotals(props.umpire.state()) : null);
  const parts = (): string => {
    const { basic, special, bonus } = score();
    return t('web.virgin-queen.phase.totals.parts', {
      basic: known(basic),
      special: known(special),
      bonus: figure(bonus),
    });
  };
  const sum = (): string => {
    const { basic, special, bonus } = score();
    return sumText([basic, special, bonus]);
  };
  return (
    <tr classList={{ 'vq-phase-neutral': isOut() }}>
      <th scope="row">
        <div class="vq-phase-row">
          <PowerMark power={props.power} size={28} />
          <span>
            {props.umpire.words().name('power', props.power)}
            <span class="vq-phase-parts">
              <Show when={!isOut()} fallback={t('web.virgin-queen.phase.totals.neutral')}>
                <span class="unseen">{parts()}</span>
                <span aria-hidden="true">{sum()}</span>
              </Show>
              <Show when={range()}>
                {(ends) => (
                  <>
                    <br />
                    {t('web.virgin-queen.phase.totals.range', { least: ends().least, most: ends().most })}
                  </>
                )}
              </Show>
            </span>
          </span>
        </div>
      </th>
      <td class="vq-phase-total">
        <button
          type="button"
          aria-label={t('web.virgin-queen.main.totalOf', {
            power: props.umpire.words().name('power', props.power),
            total: totalText(score()),
          })}
          onClick={() => props.umpire.explain(props.power)}
        >
          {totalText(score())}
        </button>
      </td>
    </tr>
  );
}
