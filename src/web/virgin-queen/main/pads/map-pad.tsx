import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import type { Desk } from '../desk.ts';
import { EntryButton } from '../entry-button.tsx';

/** Text as it is compared in a search. */
const folded = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е').trim();

/** The table's list of keys (V1.6): who controls each, and whether it is in unrest. */
export function MapPad(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const [search, setSearch] = createSignal('');
  const [holder, setHolder] = createSignal<queen.Holder | 'all'>('all');
  const keys = () => umpire.state().terms.cards.keys ?? [];
  const nameOf = (key: { readonly en: string; readonly ru: string | null }): string =>
    umpire.language() === 'ru' ? (key.ru ?? key.en) : key.en;
  const found = createMemo(() =>
    keys()
      .map((key, i) => ({ key, number: i + 1 }))
      .filter(({ key }) => folded(nameOf(key)).includes(folded(search())))
      .filter(
        ({ number }) => holder() === 'all' || umpire.state().facts.map[number - 1]?.holder.value === holder(),
      ),
  );
  return (
    <div class="vq-pad">
      <div class="vq-pad-two">
        <input
          type="search"
          class="vq-select"
          value={search()}
          placeholder={t('web.virgin-queen.main.findKey')}
          aria-label={t('web.virgin-queen.main.findKey')}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <select
          class="vq-select"
          aria-label={t('web.virgin-queen.main.whoseKeys')}
          onChange={({ currentTarget }) =>
            setHolder(queen.HOLDERS.find((each) => each === currentTarget.value) ?? 'all')
          }
        >
          <option value="all">{t('web.virgin-queen.main.allKeys')}</option>
          <For each={queen.HOLDERS}>
            {(each) => <option value={each}>{umpire.words().name('holder', each)}</option>}
          </For>
        </select>
      </div>
      <div class="vq-key-list">
        <For each={found()}>
          {({ key, number }) => (
            <ControlledRow
              desk={props.desk}
              name={nameOf(key)}
              now={umpire.state().facts.map[number - 1]}
              holderLine={(next) => `hold ${number} ${next}`}
              calmLine={(calm) => `hold-unrest ${number} ${calm}`}
            />
          )}
        </For>
      </div>
    </div>
  );
}

interface RowProps {
  readonly desk: Desk;
  readonly name: string;
  readonly now: queen.Controlled | undefined;
  readonly holderLine: (holder: queen.Holder) => string;
  readonly calmLine: (calm: queen.Calm) => string;
}

/** Who controls a key or a place, and whether it is in unrest. */
export function ControlledRow(props: RowProps): JSX.Element {
  const { umpire } = props.desk;
  const isTroubled = () => props.now?.unrest.value === true;
  const holder = () => props.now?.holder.value ?? '';
  return (
    <div class="vq-place">
      <span>{props.name}</span>
      <select
        class="vq-select"
        aria-label={t('web.virgin-queen.main.controllerOf', { place: props.name })}
        onChange={({ currentTarget }) => {
          const next = queen.HOLDERS.find((each) => each === currentTarget.value);
          if (next !== undefined) props.desk.put(props.holderLine(next));
          // What was not taken is not shown either.
          currentTarget.value = holder();
        }}
      >
        <option value="" selected={holder() === ''} disabled>
          ?
        </option>
        <For each={queen.HOLDERS}>
          {(each) => (
            <option value={each} selected={holder() === each}>
              {umpire.words().name('holder', each)}
            </option>
          )}
        </For>
      </select>
      <EntryButton
        desk={props.desk}
        line={props.calmLine(isTroubled() ? 'calm' : 'unrest')}
        class={isTroubled() ? 'vq-entry-unrest' : ''}
        label={t('web.virgin-queen.main.unrestAt', {
          place: props.name,
          now: props.now?.unrest.value === null ? 'unknown' : isTroubled() ? 'unrest' : 'calm',
        })}
      >
        {props.now?.unrest.value === null || props.now === undefined
          ? t('web.virgin-queen.main.unrestUnknown')
          : isTroubled()
            ? t('web.virgin-queen.main.unrestYes')
            : t('web.virgin-queen.main.unrestNo')}
      </EntryButton>
    </div>
  );
}
