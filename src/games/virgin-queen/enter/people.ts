import { listedKeyOf, type Controlled, type Facts, type Royal } from '../facts.ts';
import { said } from '../known.ts';
import type { Place } from '../powers.ts';
import type { State } from '../state.ts';
import { ROYALS } from '../words.ts';
import { firstReason, stating, unless, type Handlers } from './handler.ts';

const controlled = (facts: Facts, place: Place, change: Partial<Controlled>): Facts => ({
  ...facts,
  places: { ...facts.places, [place]: { ...facts.places[place], ...change } },
});

/** In map mode a place on the list of keys is entered there (V1.8). */
const offList = ({ terms }: State, place: Place) =>
  unless(listedKeyOf(terms, place) === undefined, 'onKeyList');

const royalOf = ({ facts }: State, royal: number): Royal | undefined => facts.royals[royal - 1];

const withRoyal = (facts: Facts, royal: number, change: (own: Royal) => Royal): Facts => ({
  ...facts,
  royals: facts.royals.map((own, i) => (i === royal - 1 ? change(own) : own)),
});

const royalsSaid = (facts: Facts, entry: number): Facts =>
  facts.royalsKnown.value === null ? { ...facts, royalsKnown: said(true, entry) } : facts;

/** Places, people and Valois marriages (V1.8, V1.9, V1.10). */
export const peopleHandlers: Handlers<
  'place' | 'place-unrest' | 'ruler' | 'guise' | 'navarre' | 'wed' | 'unwed' | 'royal-dies' | 'none-wed'
> = {
  place: stating(
    (s, { place, holder }) =>
      firstReason(offList(s, place), unless(s.facts.places[place].holder.value !== holder, 'already')),
    ({ facts }, { place, holder }, { entry }) => controlled(facts, place, { holder: said(holder, entry) }),
  ),
  'place-unrest': stating(
    (s, { place, calm }) =>
      firstReason(
        offList(s, place),
        unless(s.facts.places[place].unrest.value !== (calm === 'unrest'), 'already'),
      ),
    ({ facts }, { place, calm }, { entry }) =>
      controlled(facts, place, { unrest: said(calm === 'unrest', entry) }),
  ),
  ruler: stating(
    ({ facts }, { ruler }) => unless(facts.ruler.value !== ruler, 'already'),
    ({ facts }, { ruler }, { entry }) => ({ ...facts, ruler: said(ruler, entry) }),
  ),
  guise: stating(
    ({ facts }, { presence }) => unless(facts.guise.value !== (presence === 'in'), 'already'),
    ({ facts }, { presence }, { entry }) => ({ ...facts, guise: said(presence === 'in', entry) }),
  ),
  navarre: stating(
    ({ facts }, { presence }) => unless(facts.navarre.value !== (presence === 'in'), 'already'),
    ({ facts }, { presence }, { entry }) => ({ ...facts, navarre: said(presence === 'in', entry) }),
  ),
  wed: stating(
    (s, { royal }) =>
      firstReason(
        unless(royal <= ROYALS, 'fiveRoyals'),
        unless(royalOf(s, royal)?.dead !== true, 'royalDead'),
      ),
    ({ facts, turn }, { royal }, { entry, remark }) =>
      royalsSaid(
        withRoyal(facts, royal, (own) => ({
          ...own,
          married: true,
          turn: own.turn ?? turn,
          name: own.name === '' ? remark : own.name,
          from: [...own.from, entry],
        })),
        entry,
      ),
  ),
  unwed: stating(
    (s, { royal }) =>
      firstReason(
        unless(royal <= ROYALS, 'fiveRoyals'),
        unless(royalOf(s, royal)?.married === true, 'notWed'),
      ),
    ({ facts }, { royal }, { entry }) =>
      withRoyal(facts, royal, (own) => ({
        ...own,
        married: false,
        turn: null,
        name: '',
        from: [...own.from, entry],
      })),
  ),
  'royal-dies': stating(
    (s, { royal }) =>
      firstReason(
        unless(royal <= ROYALS, 'fiveRoyals'),
        unless(royalOf(s, royal)?.dead !== true, 'royalDead'),
      ),
    ({ facts }, { royal }) => withRoyal(facts, royal, (own) => ({ ...own, dead: true })),
  ),
  'none-wed': stating(
    ({ facts }) => unless(facts.royalsKnown.value === null, 'already'),
    ({ facts }, _, { entry }) => royalsSaid(facts, entry),
  ),
};
