import { For, Show } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import { BOUNDS, INDEPENDENT, type Controller } from '../../../games/virgin-queen/cards/file.ts';
import { MINORS, POWERS } from '../../../games/virgin-queen/powers.ts';
import { t } from '../../i18n/language.ts';
import { newKey, type Draft, type KeyDraft } from './draft.ts';
import { Cell, Fold, Notes, useDesk } from './fields.tsx';
import { filledKeys } from './to-file.ts';

/** The list of key spaces, which lets a sitting ask for each who holds it (V1.6). */
export function Keys(props: { draft: Draft; set: SetStoreFunction<Draft> }) {
  const desk = useDesk();
  const add = (): void => {
    props.set('keys', (keys) => [...keys, newKey()]);
    document.getElementById(desk.id(`keys[${props.draft.keys.length - 1}].en`))?.focus();
  };
  const remove = (place: number): void => {
    props.set('keys', (keys) => keys.toSpliced(place, 1));
    document.getElementById(desk.id('keys-add'))?.focus();
  };
  return (
    <Fold
      title={t('web.virgin-queen.cards.keys.title')}
      about={t('web.virgin-queen.cards.keys.about')}
      entered={filledKeys(props.draft).length}
    >
      <For each={props.draft.keys}>
        {(key, place) => (
          <KeyRow
            key={key}
            place={place()}
            onChange={(change) => props.set('keys', place(), change)}
            onRemove={() => remove(place())}
          />
        )}
      </For>
      <Show when={props.draft.keys.length < BOUNDS.keys.most}>
        <button id={desk.id('keys-add')} type="button" class="button" onClick={add}>
          {t('web.virgin-queen.cards.keys.add')}
        </button>
      </Show>
    </Fold>
  );
}

/** Who can hold a key, with the name; what is unknown first. */
const holders = (): { readonly value: Controller | ''; readonly name: string }[] => [
  { value: '', name: '?' },
  ...POWERS.map((value) => ({ value, name: t(`web.virgin-queen.cards.power.${value}`) })),
  ...MINORS.map((value) => ({ value, name: t(`web.virgin-queen.cards.minor.${value}`) })),
  { value: INDEPENDENT, name: t('web.virgin-queen.cards.keys.independent') },
];

function KeyRow(props: {
  key: KeyDraft;
  place: number;
  onChange: (change: Partial<KeyDraft>) => void;
  onRemove: () => void;
}) {
  const desk = useDesk();
  const path = () => `keys[${props.place}]`;
  const number = () => props.place + 1;
  const name = () => t('web.virgin-queen.cards.keys.key', { number: number() });
  const removal = (): string => {
    const known = props.key.en.trim() || props.key.ru.trim();
    return known === ''
      ? t('web.virgin-queen.cards.keys.remove', { number: number() })
      : t('web.virgin-queen.cards.keys.removeNamed', { name: known });
  };
  const choose = (value: string): void => {
    const holder = holders().find((each) => each.value === value);
    if (holder !== undefined) props.onChange({ start: holder.value });
  };
  return (
    <fieldset class="cards-key">
      <legend>{name()}</legend>
      <div class="cards-key-fields">
        <Cell
          field={`${path()}.en`}
          label={t('web.virgin-queen.cards.keys.en')}
          group={name()}
          most={BOUNDS.keyName.most}
          value={props.key.en}
          onInput={(en) => props.onChange({ en })}
        />
        <Cell
          field={`${path()}.ru`}
          label={t('web.virgin-queen.cards.keys.ru')}
          group={name()}
          most={BOUNDS.keyName.most}
          value={props.key.ru}
          onInput={(ru) => props.onChange({ ru })}
        />
        <label class="cards-cell">
          <span class="cards-cell-label">{t('web.virgin-queen.cards.keys.start')}</span>
          <select
            id={desk.id(`${path()}.start`)}
            value={props.key.start}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <For each={holders()}>
              {(holder) => (
                <option value={holder.value} selected={holder.value === props.key.start}>
                  {holder.name}
                </option>
              )}
            </For>
          </select>
        </label>
        <label class="cards-tick">
          <input
            type="checkbox"
            checked={props.key.netherlands}
            onChange={(event) => props.onChange({ netherlands: event.currentTarget.checked })}
          />
          <span>{t('web.virgin-queen.cards.keys.netherlands')}</span>
        </label>
      </div>
      <Notes fields={[{ field: `${path()}.en`, label: t('web.virgin-queen.cards.keys.en') }]} />
      <button type="button" class="button quiet cards-remove" onClick={() => props.onRemove()}>
        {removal()}
      </button>
    </fieldset>
  );
}
