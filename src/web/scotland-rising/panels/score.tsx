import { createMemo, For, Show, type JSX } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import { CounterFace, faceOf } from '../board/counter-face.tsx';
import type { Controller } from '../controller.ts';
import { RisingSeatMark } from '../seat-mark.tsx';
import { unitName } from '../speech.ts';
import './score.css';

/** Units that brought VP, and each how many. */
interface Gain {
  readonly unit: rising.Unit;
  readonly vp: number;
}

/** The VP of both sides, and where they came from (B15). */
export function Score(props: { readonly controller: Controller }): JSX.Element {
  const { controller } = props;
  const gains = createMemo(() => {
    const s = controller.state();
    return rising.SIDES.map((_, side) => {
      const eliminated: Gain[] = [];
      const exited: Gain[] = [];
      s.terms.field.units.forEach((info, unit) => {
        const place = rising.placeOf(s, unit);
        if (place === rising.ELIMINATED && info.side !== side) eliminated.push({ unit, vp: info.vp });
        if (place === rising.EXITED && info.side === side) exited.push({ unit, vp: 1 });
      });
      return { eliminated, exited };
    });
  });
  const score = (side: rising.Side): number => rising.scoreOf(controller.state(), side);
  const language = () => controller.language();
  const list = (title: string, units: readonly Gain[]): JSX.Element => (
    <Show when={units.length > 0}>
      <div class="score-part">
        <p>{title}</p>
        <ul class="score-units">
          <For each={units}>
            {({ unit, vp }) => {
              const name = unitName(controller.words(), rising.infoOf(controller.state(), unit).id);
              const text = say(language(), 'web.scotland-rising.unitVp', { unit: name, vp });
              return (
                <li title={text}>
                  <svg viewBox="-31 -31 62 62" role="img" aria-label={text}>
                    <CounterFace
                      face={{ ...faceOf(controller.state(), unit), acted: false, schiltron: false }}
                    />
                  </svg>
                  <span aria-hidden="true">{vp}</span>
                </li>
              );
            }}
          </For>
        </ul>
      </div>
    </Show>
  );
  return (
    <details class="score">
      <summary aria-label={summary(controller, score)}>
        <span class="label">{say(language(), 'web.scotland-rising.vp')}</span>
        <span class="score-side scots">
          <RisingSeatMark seat="scots" /> {score(rising.SCOTS)}
        </span>
        <span class="score-bar" aria-hidden="true">
          <i style={{ '--share': String(share(score)) }} />
        </span>
        <span class="score-side english">
          {score(rising.ENGLISH)} <RisingSeatMark seat="english" />
        </span>
      </summary>
      <div class="score-parts">
        <For each={[rising.SCOTS, rising.ENGLISH]}>
          {(side) => (
            <section class={rising.sideId(side)}>
              <h3>{controller.words().name('side', rising.sideId(side))}</h3>
              <Show when={side === rising.SCOTS}>
                <p>{say(language(), 'web.scotland-rising.siege', { vp: rising.SIEGE_VP })}</p>
              </Show>
              {list(say(language(), 'web.scotland-rising.eliminated'), gains()[side]?.eliminated ?? [])}
              {list(say(language(), 'web.scotland-rising.exited'), gains()[side]?.exited ?? [])}
              <Show when={side === rising.ENGLISH && score(rising.ENGLISH) === 0}>
                <p class="muted">{say(language(), 'web.scotland-rising.nothingYet')}</p>
              </Show>
            </section>
          )}
        </For>
      </div>
    </details>
  );
}

const summary = (controller: Controller, score: (side: rising.Side) => number): string =>
  say(controller.language(), 'web.scotland-rising.vpOf', {
    scots: score(rising.SCOTS),
    english: score(rising.ENGLISH),
  });

/** What part of all VP the Scots have. */
function share(score: (side: rising.Side) => number): number {
  const all = score(rising.SCOTS) + score(rising.ENGLISH);
  return all === 0 ? 0.5 : score(rising.SCOTS) / all;
}
