import { createMemo, Show } from 'solid-js';
import type { Json } from '../../../core/game.ts';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { Choice } from '../../start/choice.tsx';
import { LoadCards } from '../cards/load-cards.tsx';
import { SOURCES, type Source } from './draft.ts';

/** Where the umpire has the numbers of the cards from (V9.7): from nowhere, from a form, from a file. */
export function CardsChoice(props: {
  source: Source;
  cards: Json | null;
  onSource: (source: Source) => void;
  onCards: (cards: Json | null) => void;
  /** Opens the form. */
  onForm: () => void;
}) {
  const edition = createMemo(() => (props.cards === null ? null : queen.cardsOf(props.cards).edition));
  return (
    <div class="vq-sit-cards">
      <Choice
        legend={t('web.virgin-queen.sitting.cards.title')}
        name="cards"
        value={props.source}
        onChoose={props.onSource}
        options={SOURCES.map((source) => ({
          value: source,
          label: t(`web.virgin-queen.sitting.cards.${source}`),
          about: t(`web.virgin-queen.sitting.cards.${source}About`),
        }))}
      />
      <Show when={props.source !== 'typed'}>
        <p class="vq-sit-brought" role="status">
          {edition() === null
            ? t('web.virgin-queen.sitting.cards.none')
            : t('web.virgin-queen.sitting.cards.ready', { edition: edition() ?? '' })}
        </p>
      </Show>
      <Show when={props.source === 'form'}>
        <button type="button" class="button" onClick={() => props.onForm()}>
          {t(`web.virgin-queen.sitting.cards.${props.cards === null ? 'enter' : 'change'}`)}
        </button>
      </Show>
      <Show when={props.source === 'file'}>
        <LoadCards onLoad={props.onCards} />
      </Show>
    </div>
  );
}
