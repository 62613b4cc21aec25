import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import { PowerMark } from '../../marks/power-mark.tsx';
import type { Umpire } from '../../umpire.ts';
import type { Desk } from '../desk.ts';
import { EntryButton } from '../entry-button.tsx';
import { figure, signed } from '../../totals.ts';
import { PowerPick } from './pick.tsx';

/** The bonus types by how often a table needs them: what happens in every game first. */
const OFTEN: readonly queen.BonusType[] = [
  'piracy',
  'patronage',
  'assassination',
  'virginQueen',
  'marriageTable',
  'circumnavigation',
  'warWinner',
  'slaveTrader',
];
const TYPES: readonly queen.BonusType[] = [
  ...OFTEN,
  ...queen.BONUS_TYPES.filter((type) => !OFTEN.includes(type)),
];

/** What is established of an amount before the power is known: '+1', '±' for an order of amounts, '' for typed. */
function amountHint(state: queen.State, bonus: queen.BonusType): string {
  const { amount } = queen.BONUSES[bonus];
  if (typeof amount === 'number') return signed(amount);
  const settled = queen.settledAmount(state.facts, state.terms, bonus, 'spain');
  return settled === null ? '' : signed(settled);
}

/** What the umpire asks before a bonus is entered, in sentences (V4.4). */
function doubtsOf(umpire: Umpire, bonus: queen.BonusType, power: queen.Power): string[] {
  const { facts, turn } = umpire.state();
  return queen
    .bonusWarnings(facts, bonus, power, turn)
    .map((warning) => umpire.words().sentence('warning', warning, { bonus, power }));
}

/** Bonus VP (V4): the type first, then the power; the amount stands where it is established. */
export function BonusPad(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const [bonus, setBonus] = createSignal<queen.BonusType>();
  const earn = (type: queen.BonusType, power: queen.Power): void => {
    const { facts, terms } = umpire.state();
    const doubts = doubtsOf(umpire, type, power);
    props.desk.choosePower(power);
    const settled = queen.settledAmount(facts, terms, type, power);
    if (settled !== null) {
      props.desk.put(`earn ${type} ${power}`, doubts);
      setBonus(undefined);
      return;
    }
    const isParis = queen.BONUSES[type].amount === 'paris';
    props.desk.askNumber({
      title: t('web.virgin-queen.main.askBonus', {
        bonus: umpire.words().name('bonus', type),
        power: umpire.words().name('power', power),
      }),
      hint: isParis ? t('web.virgin-queen.main.askBonusParis') : t('web.virgin-queen.main.askBonusHint'),
      least: 1,
      most: isParis ? 2 : queen.MOST_BONUS,
      value: null,
      onNumber(amount) {
        props.desk.put(`earn ${type} ${power} ${amount}`, doubts);
        setBonus(undefined);
      },
    });
  };
  return (
    <div class="vq-pad">
      <Show
        when={bonus()}
        fallback={
          <>
            <p class="label">{t('web.virgin-queen.main.bonusFor')}</p>
            <div class="vq-bonus-types">
              <For each={TYPES}>
                {(type) => (
                  <button type="button" class="vq-bonus-type" onClick={() => setBonus(type)}>
                    <span>{umpire.words().name('bonus', type)}</span>
                    <b>{amountHint(umpire.state(), type)}</b>
                  </button>
                )}
              </For>
            </div>
          </>
        }
      >
        {(type) => (
          <section class="vq-pad-part">
            <h3 tabIndex={-1} data-home="">
              {umpire.words().name('bonus', type())}
              <button type="button" class="button quiet" onClick={() => setBonus(undefined)}>
                {t('web.virgin-queen.main.otherBonus')}
              </button>
            </h3>
            <p class="label">{t('web.virgin-queen.main.bonusWhose')}</p>
            <PowerPick
              umpire={umpire}
              legend={t('web.virgin-queen.main.bonusWhose')}
              picked={undefined}
              onPick={(power) => earn(type(), power)}
            />
          </section>
        )}
      </Show>
      <BonusLog desk={props.desk} />
    </div>
  );
}

/** The bonus log, latest first: a wrong line is struck out with a reason, never balanced (V4.5). */
function BonusLog(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const lines = createMemo(() =>
    umpire
      .state()
      .facts.bonus.map((line, i) => ({ line, number: i + 1 }))
      .toReversed(),
  );
  const isHeldCyprus = () =>
    umpire
      .state()
      .facts.bonus.some(({ bonus, voided, off }) => bonus === 'cyprus' && voided === null && off === null);
  return (
    <section class="vq-pad-part">
      <h3>{t('web.virgin-queen.main.bonusLog')}</h3>
      <Show when={isHeldCyprus()}>
        <EntryButton desk={props.desk} line="cyprus-lost">
          {t('web.virgin-queen.main.cyprusLost')}
        </EntryButton>
      </Show>
      <Show when={lines().length > 0} fallback={<p class="muted">{t('web.virgin-queen.main.bonusNone')}</p>}>
        <ul>
          <For each={lines()}>
            {({ line, number }) => (
              <li class="vq-bonus-line">
                <PowerMark power={line.power} size={24} />
                <span classList={{ 'vq-bonus-gone': line.voided !== null || line.off !== null }}>
                  {t('web.virgin-queen.main.bonusLine', {
                    power: umpire.words().name('power', line.power),
                    bonus: umpire.words().name('bonus', line.bonus),
                    vp: signed(line.amount),
                    turn: line.turn,
                  })}
                  <Show when={line.note !== ''}>
                    {' '}
                    <small>{line.note}</small>
                  </Show>
                </span>
                <Show
                  when={line.voided === null}
                  fallback={<small>{t('web.virgin-queen.main.struckOut')}</small>}
                >
                  <EntryButton
                    desk={props.desk}
                    line={`void ${number}`}
                    label={t('web.virgin-queen.main.strikeOutLine', {
                      bonus: umpire.words().name('bonus', line.bonus),
                      power: umpire.words().name('power', line.power),
                      vp: figure(line.amount),
                    })}
                  >
                    {t('web.virgin-queen.main.strikeOut')}
                  </EntryButton>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
