import { For, Show, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import type { Desk } from '../desk.ts';
import { EntryButton } from '../entry-button.tsx';
import { ControlledRow } from './map-pad.tsx';

/** The four places and the people that the phase asks for (V1.8, V1.9). */
export function PlacesPad(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const facts = () => umpire.state().facts;
  const isListed = (place: queen.Place): boolean =>
    (umpire.state().terms.cards.keys ?? []).some(({ id }) => id === place);
  return (
    <div class="vq-pad">
      <section class="vq-pad-part">
        <h3>{t('web.virgin-queen.main.places')}</h3>
        <For each={queen.PLACES}>
          {(place) => (
            <Show
              when={!isListed(place)}
              fallback={
                <p>
                  {t('web.virgin-queen.main.onKeyList', { place: umpire.words().name('place', place) })}{' '}
                  <button type="button" class="button quiet" onClick={() => props.desk.openPad('keys')}>
                    {t('web.virgin-queen.main.pad.keys')}
                  </button>
                </p>
              }
            >
              <ControlledRow
                desk={props.desk}
                name={umpire.words().name('place', place)}
                now={facts().places[place]}
                holderLine={(holder) => `place ${place} ${holder}`}
                calmLine={(calm) => `place-unrest ${place} ${calm}`}
              />
            </Show>
          )}
        </For>
      </section>
      <section class="vq-pad-part">
        <h3>{t('web.virgin-queen.main.ruler')}</h3>
        <div class="vq-pad-two">
          <For each={queen.RULERS}>
            {(ruler) => (
              <EntryButton desk={props.desk} line={`ruler ${ruler}`} pressed={facts().ruler.value === ruler}>
                {umpire.words().name('ruler', ruler)}
              </EntryButton>
            )}
          </For>
        </div>
      </section>
      <Presence
        desk={props.desk}
        title={t('web.virgin-queen.main.guise')}
        kind="guise"
        now={facts().guise.value}
      />
      <Presence
        desk={props.desk}
        title={t('web.virgin-queen.main.navarre')}
        kind="navarre"
        now={facts().navarre.value}
      />
    </div>
  );
}

interface PresenceProps {
  readonly desk: Desk;
  readonly title: string;
  readonly kind: 'guise' | 'navarre';
  readonly now: boolean | null;
}

const Presence = (props: PresenceProps): JSX.Element => (
  <section class="vq-pad-part">
    <h3>{props.title}</h3>
    <div class="vq-pad-two">
      <EntryButton desk={props.desk} line={`${props.kind} in`} pressed={props.now === true}>
        {t('web.virgin-queen.main.inParis')}
      </EntryButton>
      <EntryButton desk={props.desk} line={`${props.kind} out`} pressed={props.now === false}>
        {t('web.virgin-queen.main.notInParis')}
      </EntryButton>
    </div>
  </section>
);
