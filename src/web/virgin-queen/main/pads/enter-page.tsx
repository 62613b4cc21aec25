import { For, Match, Show, Switch, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import { PADS, type Desk } from '../desk.ts';
import { NoteField } from '../note-field.tsx';
import { BonusPad } from './bonus-pad.tsx';
import { KeysPad } from './keys-pad.tsx';
import { MapPad } from './map-pad.tsx';
import { PastPad } from './past-pad.tsx';
import { PlacesPad } from './places-pad.tsx';
import { ReligionPad } from './religion-pad.tsx';
import { TablePad } from './table-pad.tsx';
import { TypedPad } from './typed-pad.tsx';
import { ValoisPad } from './valois-pad.tsx';
import './pads.css';

/** Everything that can be entered, a pad each. */
export function EnterPage(props: { desk: Desk }): JSX.Element {
  const { desk } = props;
  const isOver = () => queen.isOver(desk.umpire.state());
  return (
    <Show when={!isOver()} fallback={<p class="muted">{t('web.virgin-queen.main.over')}</p>}>
      <div class="vq-pad">
        <nav class="vq-pad-tabs" aria-label={t('web.virgin-queen.main.pads')}>
          <For each={PADS}>
            {(pad) => (
              <button
                type="button"
                class="vq-pad-tab"
                aria-current={desk.pad() === pad ? 'true' : undefined}
                onClick={() => desk.openPad(pad)}
              >
                {t(`web.virgin-queen.main.pad.${pad}`)}
              </button>
            )}
          </For>
        </nav>
        <Show when={desk.umpire.state().step !== 'play'}>
          <p class="note">{t('web.virgin-queen.main.inPhase')}</p>
        </Show>
        <div role="group" aria-label={t(`web.virgin-queen.main.pad.${desk.pad()}`)}>
          <Switch>
            <Match when={desk.pad() === 'typed'}>
              <TypedPad desk={desk} />
            </Match>
            <Match when={desk.pad() === 'keys'}>
              <Show when={queen.isMapMode(desk.umpire.state().terms)} fallback={<KeysPad desk={desk} />}>
                <MapPad desk={desk} />
              </Show>
            </Match>
            <Match when={desk.pad() === 'religion'}>
              <ReligionPad desk={desk} />
            </Match>
            <Match when={desk.pad() === 'bonus'}>
              <BonusPad desk={desk} />
            </Match>
            <Match when={desk.pad() === 'places'}>
              <PlacesPad desk={desk} />
            </Match>
            <Match when={desk.pad() === 'valois'}>
              <ValoisPad desk={desk} />
            </Match>
            <Match when={desk.pad() === 'table'}>
              <TablePad desk={desk} />
            </Match>
            <Match when={desk.pad() === 'past'}>
              <PastPad desk={desk} />
            </Match>
          </Switch>
        </div>
        <Show when={desk.pad() !== 'valois' && desk.pad() !== 'table' && desk.umpire.trial() === undefined}>
          <NoteField
            label={t('web.virgin-queen.main.note')}
            value={desk.note()}
            onNote={desk.setNote}
            isAsked={false}
          />
        </Show>
      </div>
    </Show>
  );
}
