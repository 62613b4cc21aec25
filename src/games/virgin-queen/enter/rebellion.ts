import type { Rebellion } from '../facts.ts';
import { stating, unless, type Handlers } from './handler.ts';

const added = (a: Rebellion, b: Rebellion): Rebellion => ({
  spainHits: a.spainHits + b.spainHits,
  englandHits: a.englandHits + b.englandHits,
  from: [...a.from, ...b.from],
});

/** The English Catholic rebellion (V1.11, V5.4): the hits so far of the one that is being resolved. */
export const rebellionHandlers: Handlers<'rebellion' | 'rebellion-over'> = {
  rebellion: stating(
    ({ facts }, { spainHits, englandHits }) =>
      unless(
        facts.rebellion?.spainHits !== spainHits || facts.rebellion.englandHits !== englandHits,
        'already',
      ),
    ({ facts }, { spainHits, englandHits }, { entry }) => ({
      ...facts,
      rebellion: { spainHits, englandHits, from: [...(facts.rebellion?.from ?? []), entry] },
    }),
  ),
  'rebellion-over': stating(
    ({ facts }) => unless(facts.rebellion !== null, 'noRebellion'),
    ({ facts }) => ({
      ...facts,
      rebellion: null,
      earlierRebellions:
        facts.rebellion === null ? facts.earlierRebellions : added(facts.earlierRebellions, facts.rebellion),
    }),
  ),
};
