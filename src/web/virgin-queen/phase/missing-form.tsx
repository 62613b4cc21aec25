import { createMemo, createSignal, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Umpire } from '../umpire.ts';
import { answersFor, idOf, isVp, lineFor, missingIn, type Missing } from './missing.ts';

/** The phase is walked again up to the step that was reached, as long as nothing new halts it. */
async function walkTo(umpire: Umpire, step: queen.Step): Promise<void> {
  while (umpire.state().step !== step && umpire.whyNot('go-on') === undefined) {
    if (!(await umpire.enter('go-on'))) return;
  }
}

/** Whether these lines can be entered as the sitting stands: what is missing of the board can only be said in play. */
const areOpen = (umpire: Umpire, lines: readonly string[]): boolean =>
  lines.every((line) => umpire.whyNot(line) === undefined);

async function enterAll(umpire: Umpire, lines: readonly string[]): Promise<boolean> {
  for (const line of lines) if (!(await umpire.enter(line))) return false;
  return true;
}

/** Enters what was missing. Where only play takes it, the phase is opened again, and walked to where it was. */
async function enterMissing(umpire: Umpire, lines: readonly string[]): Promise<void> {
  const { step } = umpire.state();
  if (areOpen(umpire, lines)) return void (await enterAll(umpire, lines));
  const isBack =
    (await umpire.enter('reopen', t('web.virgin-queen.phase.missing.reason'))) &&
    (await enterAll(umpire, lines)) &&
    (await umpire.enter('victory-phase'));
  if (isBack) await walkTo(umpire, step);
}

/** What the phase needs and nobody has entered, with fields for it (V9.6). Nothing when nothing is missing. */
export function MissingForm(props: { umpire: Umpire }) {
  const missing = createMemo(() => missingIn(props.umpire.state()), [], {
    equals: (a, b) => a.map(idOf).join() === b.map(idOf).join(),
  });
  const [answers, setAnswers] = createStore<Record<string, string>>({});
  const [isEntering, setEntering] = createSignal(false);
  const lines = createMemo(() =>
    missing().flatMap((each) => {
      const answer = answers[idOf(each)]?.trim() ?? '';
      const isGood = answersFor(each) === 'number' ? isVp(answer) : answer !== '';
      return isGood ? [lineFor(props.umpire.state(), each, answer)] : [];
    }),
  );

  const enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (lines().length === 0) return;
    setEntering(true);
    try {
      await enterMissing(props.umpire, lines());
    } finally {
      setEntering(false);
    }
  };

  return (
    <Show when={missing().length > 0}>
      <form
        class="vq-phase-missing"
        aria-label={t('web.virgin-queen.phase.missing.title')}
        onSubmit={(event) => void enter(event).catch(reportError)}
      >
        <h3>{t('web.virgin-queen.phase.missing.title')}</h3>
        <div class="vq-phase-fields">
          <For each={missing()}>
            {(each) => (
              <Field
                umpire={props.umpire}
                missing={each}
                value={answers[idOf(each)] ?? ''}
                onValue={(value) => setAnswers(idOf(each), value)}
              />
            )}
          </For>
        </div>
        <Show when={lines().length > 0 && !areOpen(props.umpire, lines())}>
          <p class="muted small">{t('web.virgin-queen.phase.missing.again')}</p>
        </Show>
        <button
          type="submit"
          class="button primary vq-phase-button"
          disabled={lines().length === 0 || isEntering()}
        >
          {t('web.virgin-queen.phase.missing.enter', { count: lines().length })}
        </button>
      </form>
    </Show>
  );
}

/** What is asked, in words. */
function question(umpire: Umpire, missing: Missing): string {
  const words = umpire.words();
  if ('place' in missing)
    return t(`web.virgin-queen.phase.missing.${missing.what}`, { place: words.name('place', missing.place) });
  if ('power' in missing)
    return t('web.virgin-queen.phase.missing.vp', {
      power: words.name('power', missing.power),
      part: words.name('part', missing.what),
    });
  return t(`web.virgin-queen.phase.missing.${missing.what}`);
}

/** An answer, in words. */
function answerName(umpire: Umpire, missing: Missing, answer: string): string {
  const words = umpire.words();
  switch (missing.what) {
    case 'holder':
      return words.name('holder', answer);
    case 'ruler':
      return words.name('ruler', answer);
    default:
      return t('web.virgin-queen.phase.missing.answer', { answer });
  }
}

function Field(props: { umpire: Umpire; missing: Missing; value: string; onValue: (value: string) => void }) {
  const answers = () => answersFor(props.missing);
  const listed = (): readonly string[] => {
    const all = answers();
    return all === 'number' ? [] : all;
  };
  return (
    <label class="vq-phase-field">
      <span>
        {'power' in props.missing ? <PowerMark power={props.missing.power} size={22} /> : undefined}{' '}
        {question(props.umpire, props.missing)}
      </span>
      <Show
        when={answers() === 'number'}
        fallback={
          <select value={props.value} onChange={(event) => props.onValue(event.currentTarget.value)}>
            <option value="">{t('web.virgin-queen.phase.missing.unsaid')}</option>
            <For each={listed()}>
              {(answer) => <option value={answer}>{answerName(props.umpire, props.missing, answer)}</option>}
            </For>
          </select>
        }
      >
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          value={props.value}
          aria-invalid={props.value.trim() !== '' && !isVp(props.value)}
          onInput={(event) => props.onValue(event.currentTarget.value)}
        />
      </Show>
    </label>
  );
}
