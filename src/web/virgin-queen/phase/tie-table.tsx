import { createSignal, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Umpire } from '../umpire.ts';
import { isVp } from './missing.ts';
import { Paragraph } from './said.tsx';

/** A tie, stepped back turn by turn: who was compared, and who was left (V8.3). */
export function TieTable(props: { umpire: Umpire; tie: queen.TieBreak }) {
  const name = (power: queen.Power): string => props.umpire.words().name('power', power);
  const turnName = (turn: number): string => t('web.virgin-queen.phase.tie.turn', { turn });
  return (
    <div class="vq-phase-tie">
      <Show when={props.tie.steps.length > 0}>
        <table>
          <caption>
            {t('web.virgin-queen.phase.tie.title')} <Paragraph umpire={props.umpire} id="V8.3" />
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('web.virgin-queen.phase.tie.back')}</th>
              <For each={props.tie.tied}>
                {(power) => (
                  <th scope="col">
                    <PowerMark power={power} size={26} />
                    <span>{name(power)}</span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={props.tie.steps}>
              {(step) => (
                <tr>
                  <th scope="row">{turnName(step.turn)}</th>
                  <For each={props.tie.tied}>{(power) => <Cell step={step} power={power} />}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <Show when={props.umpire.records() ? props.tie.missing : null}>
        {(missing) => <RecordForm umpire={props.umpire} turn={missing().turn} powers={missing().powers} />}
      </Show>
    </div>
  );
}

/** A total of an earlier turn: of a power that is left after it, of one that falls behind, or of one that is out. */
function Cell(props: { step: queen.TieStep; power: queen.Power }) {
  const total = () => props.step.totals.find(({ power }) => power === props.power)?.total;
  const isLeft = () => props.step.left.includes(props.power);
  return (
    <td classList={{ 'vq-phase-left': isLeft(), 'vq-phase-fallen': !isLeft() }}>
      <Show
        when={total() !== undefined}
        fallback={<span aria-label={t('web.virgin-queen.phase.tie.out')}>–</span>}
      >
        {isLeft() ? total() : <s>{total()}</s>}
        <span class="unseen">
          {' '}
          {t(isLeft() ? 'web.virgin-queen.phase.tie.left' : 'web.virgin-queen.phase.tie.fallen')}
        </span>
      </Show>
    </td>
  );
}

/** The totals of an earlier turn that the tie needs and nobody wrote down (V8.5). */
function RecordForm(props: { umpire: Umpire; turn: number; powers: readonly queen.Power[] }) {
  const [totals, setTotals] = createStore<Record<string, string>>({});
  const [isEntering, setEntering] = createSignal(false);
  const isWhole = () => props.powers.every((power) => isVp(totals[power] ?? ''));
  const lineOf = (power: queen.Power): string =>
    props.turn === 0
      ? `start ${power} ${Number(totals[power])}`
      : `record ${props.turn} ${power} ${Number(totals[power])}`;
  const enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setEntering(true);
    // What is entered is missing no more: the powers of this press are those of its beginning.
    const lines = props.powers.map(lineOf);
    try {
      for (const line of lines) if (!(await props.umpire.enter(line))) return;
    } finally {
      setEntering(false);
    }
  };
  return (
    <form class="vq-phase-missing" onSubmit={(event) => void enter(event).catch(reportError)}>
      <h3>{t('web.virgin-queen.phase.tie.wanted', { turn: props.turn })}</h3>
      <div class="vq-phase-fields">
        <For each={props.powers}>
          {(power) => (
            <label class="vq-phase-field">
              <span>
                <PowerMark power={power} size={22} /> {props.umpire.words().name('power', power)}
              </span>
              <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                value={totals[power] ?? ''}
                onInput={(event) => setTotals(power, event.currentTarget.value)}
              />
            </label>
          )}
        </For>
      </div>
      <button type="submit" class="button primary vq-phase-button" disabled={!isWhole() || isEntering()}>
        {t('web.virgin-queen.phase.tie.record')}
      </button>
    </form>
  );
}
