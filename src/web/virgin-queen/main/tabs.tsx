import { For, type JSX } from 'solid-js';
import { t } from '../../i18n/language.ts';
import type { Tab } from './desk.ts';

const ICONS: Readonly<Record<Tab, string>> = {
  powers: 'M3 3h6v8H3zM11 3h6v8h-6zM3 13h6v4H3zM11 13h6v4h-6z',
  enter: 'M10 3v14M3 10h14',
  phase: 'M5 3h10M5 17h10M6 3c0 4 8 5 8 7s-8 3-8 7M14 3c0 4-8 5-8 7s8 3 8 7',
  log: 'M4 4h12M4 8h12M4 12h12M4 16h7',
  sheet: 'M3 3h14v14H3zM3 8h14M3 12.500h14M8 3v14',
  empire: 'M5 9V7a5 5 0 0 1 10 0v2M4 9h12v8H4zM10 12v2.500',
};

interface Props {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** The parts of the screen: at the foot of a phone, over the second column elsewhere. */
export function Tabs(props: Props): JSX.Element {
  return (
    <nav class="vq-main-tabs" aria-label={t('web.virgin-queen.main.tabs')}>
      <For each={props.tabs}>
        {(tab) => (
          <button
            type="button"
            class="vq-main-tab"
            aria-current={props.tab === tab ? 'page' : undefined}
            data-home={props.tab === tab ? '' : undefined}
            onClick={() => props.onTab(tab)}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d={ICONS[tab]} fill="none" stroke="currentColor" stroke-width="1.5" />
            </svg>
            <span>{t(`web.virgin-queen.main.tab.${tab}`)}</span>
          </button>
        )}
      </For>
    </nav>
  );
}
