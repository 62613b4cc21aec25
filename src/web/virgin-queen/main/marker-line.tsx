import { createMemo, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import type { Umpire } from '../umpire.ts';
import './marker-line.css';

const place = (count: number): string =>
  `${(Math.min(count, queen.PROTESTANT_SPACES) / queen.PROTESTANT_SPACES) * 100}%`;

/** Where the Protestant Spaces marker stands on its track, between the two religious victories (V3.1, V5.1, V5.2). */
export function MarkerLine(props: { umpire: Umpire }): JSX.Element {
  const facts = () => props.umpire.state().facts;
  const count = createMemo(() => queen.countOf(facts()));
  const row = createMemo(() => queen.presentRow(facts(), props.umpire.state().terms));
  const rows = () => props.umpire.state().terms.cards.protestantSpacesTrack ?? [];
  const words = () => {
    const now = count();
    if (now === null) return t('web.virgin-queen.main.markerUnknown');
    const here = row();
    return here === undefined
      ? t('web.virgin-queen.main.marker', { count: now })
      : t('web.virgin-queen.main.markerRow', { count: now, from: here.from, to: here.to });
  };
  return (
    <div class="vq-marker">
      <p>{words()}</p>
      <div class="vq-marker-track" aria-hidden="true">
        <span class="vq-marker-low" style={{ width: place(queen.CATHOLIC_SPACES) }} />
        <For each={rows()}>
          {(each) => (
            <span
              class="vq-marker-row"
              classList={{ 'vq-marker-here': each === row() }}
              style={{ left: place(each.from), width: place(each.to + 1 - each.from) }}
            />
          )}
        </For>
        <Show when={count() !== null}>
          <span class="vq-marker-now" style={{ left: place(count() ?? 0) }}>
            {count()}
          </span>
        </Show>
        <span class="vq-marker-end" style={{ left: place(queen.CATHOLIC_SPACES) }}>
          {queen.CATHOLIC_SPACES}
        </span>
        <span class="vq-marker-end" style={{ left: '100%' }}>
          {queen.PROTESTANT_SPACES}
        </span>
      </div>
    </div>
  );
}
