import { For, Show } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import { PREFERENCES } from '../../../games/virgin-queen/powers.ts';
import { language, t } from '../../i18n/language.ts';
import { COLUMNS, nextRow, wholeIn, type Draft, type RowDraft } from './draft.ts';
import { Cell, Notes, Part, useDesk } from './fields.tsx';
import { rowSentence } from './sentences.ts';

const LIST = 'protestantSpacesTrack';

/** The rows of the Protestant Spaces track on the religious struggle card (V3.5). */
export function Struggle(props: { draft: Draft; set: SetStoreFunction<Draft> }) {
  const desk = useDesk();
  const add = (): void => {
    props.set('rows', (rows) => [...rows, nextRow(rows)]);
    const place = props.draft.rows.length - 1;
    const begins = wholeIn(props.draft.rows[place]?.from ?? '') !== undefined;
    document.getElementById(desk.id(`${LIST}[${place}].${begins ? 'to' : 'from'}`))?.focus();
  };
  const remove = (place: number): void => {
    props.set('rows', (rows) => rows.toSpliced(place, 1));
    document.getElementById(desk.id(`${LIST}-add`))?.focus();
  };
  const end = () => wholeIn(props.draft.rows.at(-1)?.to ?? '');
  return (
    <Part
      id={desk.id('struggle')}
      title={t('web.virgin-queen.cards.struggle.title')}
      about={t('web.virgin-queen.cards.struggle.about')}
    >
      <For each={props.draft.rows}>
        {(row, place) => (
          <Row
            row={row}
            place={place()}
            onColumn={(column, text) => props.set('rows', place(), column, text)}
            onEmpire={(preference, text) => props.set('rows', place(), 'empire', preference, text)}
            onRemove={() => remove(place())}
          />
        )}
      </For>
      <Show when={props.draft.rows.length === 0}>
        <p class="cards-read small">{t('web.virgin-queen.cards.struggle.none')}</p>
      </Show>
      <button id={desk.id(`${LIST}-add`)} type="button" class="button" onClick={add}>
        {end() === undefined
          ? t('web.virgin-queen.cards.struggle.add')
          : t('web.virgin-queen.cards.struggle.addNext', { to: end() ?? 0 })}
      </button>
    </Part>
  );
}

function Row(props: {
  row: RowDraft;
  place: number;
  onColumn: (column: (typeof COLUMNS)[number], text: string) => void;
  onEmpire: (preference: (typeof PREFERENCES)[number], text: string) => void;
  onRemove: () => void;
}) {
  const path = () => `${LIST}[${props.place}]`;
  const number = () => props.place + 1;
  const name = () => t('web.virgin-queen.cards.struggle.row', { number: number() });
  const columnLabel = (column: (typeof COLUMNS)[number]) =>
    t(`web.virgin-queen.cards.struggle.column.${column}`);
  const empireLabel = (preference: (typeof PREFERENCES)[number]) =>
    t(`web.virgin-queen.cards.struggle.empire.${preference}`);
  const fields = () => [
    ...COLUMNS.map((column) => ({ field: `${path()}.${column}`, label: columnLabel(column) })),
    ...PREFERENCES.map((preference) => ({
      field: `${path()}.empire.${preference}`,
      label: empireLabel(preference),
    })),
  ];
  return (
    <fieldset class="cards-row">
      <legend>{name()}</legend>
      <div class="cards-columns">
        <For each={COLUMNS}>
          {(column) => (
            <Cell
              field={`${path()}.${column}`}
              label={columnLabel(column)}
              group={name()}
              number
              most={3}
              value={props.row[column]}
              onInput={(text) => props.onColumn(column, text)}
            />
          )}
        </For>
        <For each={PREFERENCES}>
          {(preference) => (
            <Cell
              field={`${path()}.empire.${preference}`}
              label={empireLabel(preference)}
              group={name()}
              number
              most={3}
              value={props.row.empire[preference]}
              onInput={(text) => props.onEmpire(preference, text)}
            />
          )}
        </For>
      </div>
      <p class="cards-read small">{rowSentence(language(), props.row)}</p>
      <Notes fields={fields()} />
      <button type="button" class="button quiet cards-remove" onClick={() => props.onRemove()}>
        {t('web.virgin-queen.cards.struggle.remove', { number: number() })}
      </button>
    </fieldset>
  );
}
