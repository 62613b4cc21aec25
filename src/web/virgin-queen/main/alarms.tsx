import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Umpire } from '../umpire.ts';
import { byLoudness, heardAt, isSure, keyOf, levelOf } from './loudness.ts';
import { MOST_THRESHOLDS, setThreshold, THRESHOLD_NAMES, thresholds } from './thresholds.ts';
import './alarms.css';

/** The sentence of an alarm. */
const alarmText = (umpire: Umpire, { code, powers, figures }: queen.Alarm): string =>
  umpire.words().sentence('alarm', code, { ...figures, powers: [...powers], power: powers[0] ?? '' });

/** What the umpire warns of, the loudest on top; the rest folds out. */
export function Alarms(props: { umpire: Umpire }): JSX.Element {
  const { umpire } = props;
  const [isOpen, setOpen] = createSignal(false);
  const isRunning = () => umpire.state().result === null;
  const alarms = createMemo(() =>
    isRunning() ? byLoudness(heardAt(umpire.state().step, queen.alarms(umpire.state(), thresholds()))) : [],
  );
  const notices = createMemo(() => (isRunning() ? queen.notices(umpire.state()) : []));
  const loudest = () => alarms()[0];
  const others = () => alarms().slice(1);
  const silence = (): string =>
    t(isSure(umpire.state()) ? 'web.virgin-queen.main.noAlarms' : 'web.virgin-queen.main.noAlarmsYet');
  const hidden = () => others().length + notices().length;

  // Ears hear each alarm once, when it comes up.
  const [news, setNews] = createSignal('');
  createEffect(
    on(alarms, (now, before = []) => {
      const known = new Set(before.map(keyOf));
      const fresh = now.filter((alarm) => !known.has(keyOf(alarm)));
      setNews(fresh.map((alarm) => alarmText(umpire, alarm)).join(' '));
      return now;
    }),
  );

  return (
    <section
      class="vq-alarms"
      hidden={!isRunning()}
      aria-label={t('web.virgin-queen.main.alarms')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <div class="vq-alarms-top">
        <Show when={loudest()} keyed fallback={<p class="vq-alarms-none">{silence()}</p>}>
          {(alarm) => <Line umpire={umpire} alarm={alarm} />}
        </Show>
        <button
          type="button"
          class="button quiet vq-alarms-more"
          aria-expanded={isOpen()}
          onClick={() => setOpen(!isOpen())}
        >
          {hidden() === 0
            ? t('web.virgin-queen.main.alarmsSet')
            : t(`web.virgin-queen.main.${loudest() === undefined ? 'alarmsNotes' : 'alarmsMore'}`, {
                count: hidden(),
              })}
        </button>
      </div>
      <Show when={isOpen()}>
        <div class="vq-alarms-sheet">
          <For each={others()}>{(alarm) => <Line umpire={umpire} alarm={alarm} />}</For>
          <For each={notices()}>{(alarm) => <Line umpire={umpire} alarm={alarm} />}</For>
          <Settings />
        </div>
      </Show>
      <p class="unseen" role="status">
        {news()}
      </p>
    </section>
  );
}

const Line = (props: { umpire: Umpire; alarm: queen.Alarm }): JSX.Element => (
  <div class="vq-alarm" data-level={levelOf(props.alarm)}>
    <span class="vq-alarm-marks">
      <For each={props.alarm.powers.slice(0, 2)}>{(power) => <PowerMark power={power} size={26} />}</For>
    </span>
    <p>
      {alarmText(props.umpire, props.alarm)}{' '}
      <button
        type="button"
        class="vq-alarm-rule"
        aria-label={t('web.panels.why.open', { paragraph: props.alarm.paragraph })}
        onClick={() => props.umpire.read(props.alarm.paragraph)}
      >
        {props.alarm.paragraph}
      </button>
    </p>
  </div>
);

/** When the umpire warns, to be set in this browser. */
function Settings(): JSX.Element {
  return (
    <fieldset class="vq-thresholds">
      <legend class="label">{t('web.virgin-queen.main.thresholds.title')}</legend>
      <For each={THRESHOLD_NAMES}>
        {(name) => (
          <label class="vq-threshold">
            <span>{t(`web.virgin-queen.main.thresholds.${name}`)}</span>
            <input
              type="number"
              min="0"
              max={MOST_THRESHOLDS[name]}
              value={thresholds()[name]}
              onChange={({ currentTarget }) => {
                const { valueAsNumber: value } = currentTarget;
                if (Number.isInteger(value) && value >= 0 && value <= MOST_THRESHOLDS[name])
                  setThreshold(name, value);
                else currentTarget.value = String(thresholds()[name]);
              }}
            />
          </label>
        )}
      </For>
      <p class="small muted">{t('web.virgin-queen.main.thresholds.about')}</p>
    </fieldset>
  );
}
