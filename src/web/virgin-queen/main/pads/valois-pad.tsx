import { createSignal, Index, Show, type JSX } from 'solid-js';
import type { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import type { Desk } from '../desk.ts';
import { EntryButton } from '../entry-button.tsx';
import { NoteField } from '../note-field.tsx';

/** The five Valois royals (V1.10, V3.8): who has married, by name where the table wants to say it. */
export function ValoisPad(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const facts = () => umpire.state().facts;
  const wed = () => facts().royals.filter(({ married }) => married).length;
  return (
    <div class="vq-pad">
      <p class="muted">{t('web.virgin-queen.main.valoisAbout')}</p>
      <Show
        when={facts().royalsKnown.value === null}
        fallback={<p>{t('web.virgin-queen.main.valoisWed', { count: wed() })}</p>}
      >
        <EntryButton desk={props.desk} line="none-wed">
          {t('web.virgin-queen.main.noneWed')}
        </EntryButton>
      </Show>
      <Index each={facts().royals}>
        {(royal, i) => <RoyalPart desk={props.desk} royal={royal()} number={i + 1} />}
      </Index>
    </div>
  );
}

function RoyalPart(props: { desk: Desk; royal: queen.Facts['royals'][number]; number: number }): JSX.Element {
  const [name, setName] = createSignal('');
  const title = () =>
    props.royal.name === '' ? t('web.virgin-queen.main.royal', { number: props.number }) : props.royal.name;
  const standing = () => {
    const { married, turn, dead } = props.royal;
    const wed = married ? t('web.virgin-queen.main.wedIn', { turn: turn ?? 0 }) : '';
    return [wed, dead ? t('web.virgin-queen.main.dead') : ''].filter((text) => text !== '').join(', ');
  };
  return (
    <section class="vq-pad-part">
      <h3>
        {title()}
        <small>{standing()}</small>
      </h3>
      <Show when={!props.royal.married && !props.royal.dead}>
        <NoteField
          label={t('web.virgin-queen.main.royalName')}
          value={name()}
          onNote={setName}
          isAsked={false}
        />
      </Show>
      <div class="vq-wed-ways">
        <Show when={!props.royal.married && !props.royal.dead}>
          <button
            type="button"
            class="vq-entry"
            onClick={() => {
              props.desk.put(`wed ${props.number}`, [], name());
              setName('');
            }}
          >
            {t('web.virgin-queen.main.marries')}
          </button>
        </Show>
        <Show when={props.royal.married}>
          <EntryButton desk={props.desk} line={`unwed ${props.number}`}>
            {t('web.virgin-queen.main.notWedAfterAll')}
          </EntryButton>
        </Show>
        <Show when={!props.royal.dead}>
          <EntryButton desk={props.desk} line={`royal-dies ${props.number}`}>
            {t('web.virgin-queen.main.dies')}
          </EntryButton>
        </Show>
      </div>
    </section>
  );
}
