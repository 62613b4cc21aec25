import { For, Index } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import { trackOf } from '../../../games/virgin-queen/cards/file.ts';
import { POWERS, type Power } from '../../../games/virgin-queen/powers.ts';
import { language, t } from '../../i18n/language.ts';
import { boxesIn, type Draft } from './draft.ts';
import { Cell, Notes, Part, useDesk } from './fields.tsx';
import { trackSentence } from './sentences.ts';

interface Props {
  draft: Draft;
  set: SetStoreFunction<Draft>;
}

/** The rows of boxes of the six power cards (V2.1). */
export function Tracks(props: Props) {
  const desk = useDesk();
  return (
    <Part
      id={desk.id('tracks')}
      title={t('web.virgin-queen.cards.track.title')}
      about={t('web.virgin-queen.cards.track.about')}
    >
      <div class="cards-tracks">
        <For each={POWERS}>{(power) => <PowerCard {...props} power={power} />}</For>
      </div>
    </Part>
  );
}

/** One power card: how many boxes its row has, then the VP in each. */
function PowerCard(props: Props & { power: Power }) {
  const id = trackOf(props.power);
  const path = `basicTracks.${id}`;
  const track = () => props.draft.tracks[id];
  const name = () => t(`web.virgin-queen.cards.power.${props.power}`);
  const boxes = () => Array.from({ length: boxesIn(track()) }, (_, box) => box);
  const boxLabel = (box: number) => t('web.virgin-queen.cards.track.box', { number: box + 1 });
  const count = () => t('web.virgin-queen.cards.track.boxes');
  const fields = () => [
    { field: path, label: count() },
    ...boxes().map((box) => ({ field: `${path}[${box + 1}]`, label: boxLabel(box) })),
  ];
  return (
    <fieldset class="cards-track">
      <legend>{name()}</legend>
      {props.power === 'protestant' ? (
        <p class="muted small">{t('web.virgin-queen.cards.track.outside')}</p>
      ) : undefined}
      <Cell
        field={path}
        label={count()}
        group={name()}
        number
        most={2}
        class="cards-count"
        value={track().boxes}
        onInput={(text) => props.set('tracks', id, 'boxes', text)}
      />
      <div class="cards-boxes" hidden={boxes().length === 0}>
        <Index each={boxes()}>
          {(box) => (
            <Cell
              field={`${path}[${box() + 1}]`}
              label={boxLabel(box())}
              short={String(box() + 1)}
              group={name()}
              number
              most={3}
              value={track().vp[box()] ?? ''}
              onInput={(text) =>
                props.set('tracks', id, 'vp', (vp) => {
                  const all = Array.from(
                    { length: Math.max(vp.length, box() + 1) },
                    (_, place) => vp[place] ?? '',
                  );
                  return all.with(box(), text);
                })
              }
            />
          )}
        </Index>
      </div>
      <p class="cards-read small">{trackSentence(language(), track())}</p>
      <Notes fields={fields()} />
    </fieldset>
  );
}
