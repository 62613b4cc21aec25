import { Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { figure } from '../totals.ts';

const share = (vp: number): string => `${(Math.max(0, vp) / queen.STANDARD_VP) * 100}%`;

/** How far a power has come on the way to 25 VP: what it keeps is solid, what others can take is hatched (V13.2). */
export function Gauge(props: { losable: number; kept: number }): JSX.Element {
  return (
    <div class="vq-gauge">
      <div class="vq-gauge-bar" aria-hidden="true">
        <span class="vq-gauge-kept" style={{ width: share(props.kept) }} />
        <Show when={props.losable > 0}>
          <span class="vq-gauge-losable" style={{ width: share(props.losable) }} />
        </Show>
      </div>
      <Show when={props.losable !== 0 || props.kept !== 0}>
        <p class="vq-gauge-text">
          <span>{t('web.virgin-queen.main.kept', { vp: figure(props.kept) })}</span>
          <span>{t('web.virgin-queen.main.losable', { vp: figure(props.losable) })}</span>
        </p>
      </Show>
    </div>
  );
}
