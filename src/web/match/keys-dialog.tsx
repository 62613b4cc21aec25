import { For } from 'solid-js';
import { Dialog } from '../app/dialog.tsx';
import { t } from '../i18n/language.ts';
import './keys-dialog.css';

/** What keys there are, group by group: how they are written, and what they do. */
const KEYS = [
  {
    group: 'page',
    rows: [
      { keys: ['?'], does: 'help' },
      { keys: ['Esc'], does: 'close' },
      { keys: ['Tab'], does: 'next' },
    ],
  },
  {
    group: 'decision',
    rows: [
      { keys: ['1', '…', '9'], does: 'choose' },
      { keys: ['↑', '↓'], does: 'walkChoices' },
      { keys: ['U'], does: 'undo' },
    ],
  },
  {
    group: 'map',
    rows: [
      { keys: ['←', '↑', '↓', '→'], does: 'walkMap' },
      { keys: ['Enter'], does: 'chooseOnMap' },
      { keys: ['?'], does: 'why' },
      { keys: ['M'], does: 'magnify' },
      { keys: ['+', '−'], does: 'zoom' },
      { keys: ['0'], does: 'whole' },
    ],
  },
  { group: 'timeline', rows: [{ keys: ['←', '→', 'Home', 'End'], does: 'step' }] },
] as const;

/** The keys with which everything can be done. */
export function KeysDialog(props: { isUmpired: boolean; onClose: () => void }) {
  const groups = () =>
    KEYS.filter(({ group }) => !props.isUmpired || (group !== 'decision' && group !== 'map'));
  return (
    <Dialog title={t('web.shell.keys.title')} onClose={props.onClose}>
      <div class="keys">
        <For each={groups()}>
          {({ group, rows }) => (
            <section>
              <h3 class="label">{t(`web.shell.keys.group.${group}`)}</h3>
              <dl>
                <For each={rows}>
                  {({ keys, does }) => (
                    <div>
                      <dt>
                        <For each={keys}>{(key) => (key === '…' ? <span>…</span> : <kbd>{key}</kbd>)}</For>
                      </dt>
                      <dd>{t(`web.shell.keys.does.${does}`)}</dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </div>
    </Dialog>
  );
}
