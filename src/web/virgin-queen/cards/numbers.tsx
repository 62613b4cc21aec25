import { For } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import { TYPED_BONUSES } from '../../../games/virgin-queen/cards/file.ts';
import { POWERS, TERRITORIES } from '../../../games/virgin-queen/powers.ts';
import { t } from '../../i18n/language.ts';
import type { Draft } from './draft.ts';
import { Cell, Fold, Notes, Part, useDesk } from './fields.tsx';

interface Props {
  draft: Draft;
  set: SetStoreFunction<Draft>;
}

const filled = (texts: Readonly<Record<string, string>>): number =>
  Object.values(texts).filter((text) => text.trim() !== '').length;

/** Numbers that stand side by side, under a name of their own where they have one. */
function Numbers<Id extends string>(props: {
  path: string;
  title: string;
  hasLegend?: boolean;
  ids: readonly Id[];
  label: (id: Id) => string;
  values: Readonly<Record<Id, string>>;
  onInput: (id: Id, text: string) => void;
}) {
  return (
    <fieldset class="cards-numbers">
      <legend classList={{ unseen: props.hasLegend !== true }}>{props.title}</legend>
      <div class="cards-columns">
        <For each={props.ids}>
          {(id) => (
            <Cell
              field={`${props.path}.${id}`}
              label={props.label(id)}
              group={props.title}
              number
              most={3}
              value={props.values[id]}
              onInput={(text) => props.onInput(id, text)}
            />
          )}
        </For>
      </div>
      <Notes fields={props.ids.map((id) => ({ field: `${props.path}.${id}`, label: props.label(id) }))} />
    </fieldset>
  );
}

/** How many keys give each power a military victory (R12). */
export function Military(props: Props) {
  const desk = useDesk();
  const title = () => t('web.virgin-queen.cards.military.title');
  return (
    <Part id={desk.id('military')} title={title()} about={t('web.virgin-queen.cards.military.about')}>
      <Numbers
        path="militaryVictoryKeys"
        title={title()}
        ids={POWERS}
        label={(power) => t(`web.virgin-queen.cards.power.${power}`)}
        values={props.draft.military}
        onInput={(power, text) => props.set('military', power, text)}
      />
    </Part>
  );
}

/** The amounts of bonus VP that a table types (V4.2). */
export function Bonus(props: Props) {
  const title = () => t('web.virgin-queen.cards.bonus.title');
  return (
    <Fold title={title()} about={t('web.virgin-queen.cards.bonus.about')} entered={filled(props.draft.bonus)}>
      <Numbers
        path="bonusAmounts"
        title={title()}
        ids={TYPED_BONUSES}
        label={(bonus) => t(`web.virgin-queen.cards.bonus.of.${bonus}`)}
        values={props.draft.bonus}
        onInput={(bonus, text) => props.set('bonus', bonus, text)}
      />
    </Fold>
  );
}

/** The spaces of the territories, and what stands on the tracks when the scenario begins. */
export function Start(props: Props) {
  const territory = (id: (typeof TERRITORIES)[number]) => t(`web.virgin-queen.cards.territory.${id}`);
  const entered = () =>
    filled(props.draft.spaces) + filled(props.draft.startingSpaces) + filled(props.draft.startingTotals);
  return (
    <Fold
      title={t('web.virgin-queen.cards.start.title')}
      about={t('web.virgin-queen.cards.start.about')}
      entered={entered()}
    >
      <Numbers
        path="territorySpaceTotals"
        title={t('web.virgin-queen.cards.start.spaces')}
        hasLegend
        ids={TERRITORIES}
        label={territory}
        values={props.draft.spaces}
        onInput={(id, text) => props.set('spaces', id, text)}
      />
      <Numbers
        path="startingProtestantSpaces"
        title={t('web.virgin-queen.cards.start.protestant')}
        hasLegend
        ids={TERRITORIES}
        label={territory}
        values={props.draft.startingSpaces}
        onInput={(id, text) => props.set('startingSpaces', id, text)}
      />
      <Numbers
        path="startingTotals"
        title={t('web.virgin-queen.cards.start.totals')}
        hasLegend
        ids={POWERS}
        label={(power) => t(`web.virgin-queen.cards.power.${power}`)}
        values={props.draft.startingTotals}
        onInput={(power, text) => props.set('startingTotals', power, text)}
      />
    </Fold>
  );
}
