import { createMemo, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import type { Desk } from '../desk.ts';
import { EntryButton } from '../entry-button.tsx';
import { Exact } from './pick.tsx';
import { RebellionPart } from './rebellion-part.tsx';

/** Protestant spaces by territory (V1.7, V3): converted, in unrest, or typed as they are; and the rebellion. */
export function ReligionPad(props: { desk: Desk }): JSX.Element {
  return (
    <div class="vq-pad">
      <For each={queen.TERRITORIES}>
        {(territory) => <TerritoryPart desk={props.desk} territory={territory} />}
      </For>
      <section class="vq-pad-part">
        <h3>{t('web.virgin-queen.main.elsewhere')}</h3>
        <div class="vq-pad-two">
          <EntryButton desk={props.desk} line="convert elsewhere protestant calm">
            {t('web.virgin-queen.main.toProtestant')}
          </EntryButton>
          <EntryButton desk={props.desk} line="convert elsewhere catholic calm">
            {t('web.virgin-queen.main.toCatholic')}
          </EntryButton>
        </div>
      </section>
      <RebellionPart desk={props.desk} />
    </div>
  );
}

function TerritoryPart(props: { desk: Desk; territory: queen.Territory }): JSX.Element {
  const { umpire } = props.desk;
  const name = () => umpire.words().name('territory', props.territory);
  const counted = () => umpire.state().facts.spaces[props.territory];
  const clean = createMemo(() => queen.cleanIn(umpire.state().facts, props.territory));
  const isKnown = () => clean() !== null;
  const room = () => umpire.state().terms.cards.territorySpaceTotals[props.territory] ?? queen.MOST_SPACES;
  const askUnrest = (): void =>
    props.desk.askNumber({
      title: t('web.virgin-queen.main.askSpacesUnrest', { territory: name() }),
      hint: '',
      least: 0,
      most: counted().held.value ?? queen.MOST_SPACES,
      value: counted().unrest.value,
      onNumber: (count) => props.desk.put(`spaces-unrest ${props.territory} ${count}`),
    });
  const askSpaces = (): void =>
    props.desk.askNumber({
      title: t('web.virgin-queen.main.askSpaces', { territory: name() }),
      hint: t('web.virgin-queen.main.askSpacesHint'),
      least: 0,
      most: room(),
      value: counted().held.value,
      onNumber: (count) => {
        const isFirst = counted().unrest.value === null;
        props.desk.put(`spaces ${props.territory} ${count}`);
        if (isFirst) queueMicrotask(askUnrest);
      },
    });
  return (
    <div role="group" class="vq-pad-part" aria-label={name()}>
      <div class="vq-land">
        <span class="vq-land-name">
          <span>{name()}</span>
          <Show when={isKnown()}>
            <small>
              {t('web.virgin-queen.main.spacesOf', {
                count: counted().held.value ?? 0,
                unrest: counted().unrest.value ?? 0,
              })}
            </small>
          </Show>
        </span>
        <EntryButton
          desk={props.desk}
          line={`convert ${props.territory} catholic calm`}
          class="vq-entry-round"
          label={t('web.virgin-queen.main.lessProtestant', { territory: name() })}
        >
          −
        </EntryButton>
        <span class="vq-land-count">{clean() ?? '?'}</span>
        <EntryButton
          desk={props.desk}
          line={`convert ${props.territory} protestant calm`}
          class="vq-entry-round"
          label={t('web.virgin-queen.main.moreProtestant', { territory: name() })}
        >
          +
        </EntryButton>
      </div>
      <Show
        when={isKnown()}
        fallback={
          <Exact
            label={t('web.virgin-queen.main.typeSpaces')}
            value={counted().held.value}
            onAsk={counted().held.value === null ? askSpaces : askUnrest}
          />
        }
      >
        <div class="vq-pad-two">
          <EntryButton desk={props.desk} line={`disturb ${props.territory} protestant`}>
            {t('web.virgin-queen.main.unrestPlaced')}
          </EntryButton>
          <EntryButton desk={props.desk} line={`quiet ${props.territory} protestant`}>
            {t('web.virgin-queen.main.unrestRemoved')}
          </EntryButton>
        </div>
        <details class="vq-more">
          <summary>{t('web.virgin-queen.main.moreOf', { territory: name() })}</summary>
          <div class="vq-pad-two">
            <EntryButton desk={props.desk} line={`convert ${props.territory} protestant unrest`}>
              {t('web.virgin-queen.main.toProtestantUnrest')}
            </EntryButton>
            <EntryButton desk={props.desk} line={`convert ${props.territory} catholic unrest`}>
              {t('web.virgin-queen.main.toCatholicUnrest')}
            </EntryButton>
            <EntryButton desk={props.desk} line={`disturb ${props.territory} catholic`}>
              {t('web.virgin-queen.main.catholicUnrest')}
            </EntryButton>
            <EntryButton desk={props.desk} line={`quiet ${props.territory} catholic`}>
              {t('web.virgin-queen.main.catholicQuiet')}
            </EntryButton>
            <Exact
              label={t('web.virgin-queen.main.spacesHeld')}
              value={counted().held.value}
              onAsk={askSpaces}
            />
            <Exact
              label={t('web.virgin-queen.main.inUnrest')}
              value={counted().unrest.value}
              onAsk={askUnrest}
            />
          </div>
        </details>
      </Show>
    </div>
  );
}
