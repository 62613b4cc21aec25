import { createEffect, createSignal, For, Show } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import { virginQueen } from '../../../games/index.ts';
import { notify } from '../../app/notices.tsx';
import { later } from '../../app/later.ts';
import { newId, prepare } from '../../app/pending.ts';
import { Preferences } from '../../app/preferences.tsx';
import { go, hrefOf } from '../../app/route.ts';
import { renew } from '../../app/update.ts';
import { t, wordsOf } from '../../i18n/language.ts';
import { Choice } from '../../start/choice.tsx';
import { Emblem } from '../../start/emblem.tsx';
import { Rulings } from '../../start/rulings.tsx';
import { beginByLink, serverAnswers } from '../../table/remote/invite.ts';
import { Outdated } from '../../table/remote/outdated.ts';
import { serverSentence } from '../../table/remote/sentence.ts';
import { CardForm } from '../cards/card-form.tsx';
import { CardsChoice } from './cards-choice.tsx';
import {
  firstEntries,
  keepDraft,
  keptDraft,
  nextDraft,
  optionsOf,
  PLACES_OF_PLAY,
  SCENARIOS,
  turnsOf,
  usualPowers,
  type Draft,
} from './draft.ts';
import { layReady } from './first-entries.ts';
import { WhoPlays } from './who-plays.tsx';
import './sitting.css';

const GAME = virginQueen.id;
const TABLE = 'table';

/** The rulings alone: what else is an option has a place of its own on this page. */
const RULED = {
  ...virginQueen,
  options: {
    ...virginQueen.options,
    specs: virginQueen.options.specs.filter(({ name }) => name.startsWith('rulings.')),
  },
};

const turnsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);

/** The match that a draft stands for. */
const configOf = (draft: Draft) => ({
  scenario: draft.scenario,
  preset: 'default',
  options: optionsOf(draft),
  // What goes to the worker has to be plain.
  ...(draft.source === 'typed' || draft.cards === null ? {} : { material: unwrap(draft.cards) }),
});

function Turn(props: {
  label: string;
  turns: readonly number[];
  value: number;
  onTurn: (turn: number) => void;
}) {
  return (
    <label class="vq-sit-turn">
      <span>{props.label}</span>
      <select onChange={(event) => props.onTurn(Number(event.currentTarget.value))}>
        <For each={props.turns}>
          {(turn) => (
            <option value={String(turn)} selected={turn === props.value}>
              {turn}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

/** Everything that is settled before a sitting with the umpire begins: who plays, which turns, which cards. */
export default function SittingPage() {
  const [draft, set] = createStore<Draft>(keptDraft());
  const [isEntering, setEntering] = createSignal(false);
  const [isBusy, setBusy] = createSignal(false);
  const hasServer = later(serverAnswers());
  const spoken = () => wordsOf(GAME);
  const turns = () => turnsOf(draft);
  createEffect(() => keepDraft({ ...draft }));
  createEffect(() => {
    document.title = t('web.shell.title', { page: t('web.virgin-queen.sitting.title') });
  });

  const begun = (): void => keepDraft(nextDraft({ ...draft }));

  const beginHere = (): void => {
    const id = newId();
    const players = virginQueen.seats.map(() => 'human' as const);
    prepare(id, { type: 'new', id, gameId: GAME, config: configOf(draft), players });
    layReady(id, firstEntries(draft));
    begun();
    go({ page: 'match', id });
  };

  const beginWithPhones = async (): Promise<void> => {
    setBusy(true);
    try {
      const at = await beginByLink(GAME, configOf(draft), TABLE);
      layReady(`${at.match}.${at.seat}`, firstEntries(draft));
      begun();
      go({ page: 'seat', ...at });
    } catch (error) {
      const renewal = { label: t('web.shell.match.reload'), run: () => void renew() };
      notify(serverSentence(error, GAME), error instanceof Outdated ? renewal : undefined);
    } finally {
      setBusy(false);
    }
  };

  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    if (draft.source !== 'typed' && draft.cards === null) setEntering(draft.source === 'form');
    else if (draft.place === 'phones' && hasServer() === true) void beginWithPhones();
    else beginHere();
  };

  return (
    <div class="vq-sit">
      <header class="vq-sit-head">
        <a href={hrefOf({ page: 'start' })} aria-label={t('web.shell.home')}>
          <Emblem size={40} />
        </a>
        <Preferences />
      </header>
      <Show
        when={isEntering()}
        fallback={
          <main class="vq-sit-main">
            <form class="sheet vq-sit-form" onSubmit={begin} aria-labelledby="sitting">
              <header>
                <h1 id="sitting">{t('web.virgin-queen.sitting.title')}</h1>
                <p class="muted">{t('web.virgin-queen.sitting.about')}</p>
              </header>
              <Choice
                legend={t('web.shell.new.scenario')}
                name="scenario"
                value={draft.scenario}
                onChoose={(scenario) => set({ scenario, rulings: draft.rulings })}
                options={SCENARIOS.map((id) => ({
                  value: id,
                  label: spoken().name('scenario', id),
                  about: spoken().about('scenario', id),
                }))}
              />
              <div class="vq-sit-turns">
                <Show when={draft.scenario === 'custom'}>
                  <Turn
                    label={t('web.virgin-queen.sitting.firstTurn')}
                    turns={turnsFrom(1, 7)}
                    value={draft.firstTurn}
                    onTurn={(firstTurn) => set({ firstTurn, lastTurn: Math.max(firstTurn, draft.lastTurn) })}
                  />
                  <Turn
                    label={t('web.virgin-queen.sitting.lastTurn')}
                    turns={turnsFrom(draft.firstTurn, 7)}
                    value={draft.lastTurn}
                    onTurn={(lastTurn) => set({ lastTurn })}
                  />
                </Show>
                <Turn
                  label={t('web.virgin-queen.sitting.joined')}
                  turns={turnsFrom(turns().first, turns().last)}
                  value={draft.joined ?? turns().first}
                  onTurn={(turn) => set({ joined: turn === turns().first ? null : turn })}
                />
              </div>
              <WhoPlays
                draft={draft}
                onPlayers={(players) => set({ players, powers: usualPowers(players) })}
                onName={(player, name) =>
                  set({ names: draft.names.map((old, i) => (i === player - 1 ? name : old)) })
                }
                onPower={(power, playing) => set({ powers: { ...draft.powers, [power]: playing } })}
              />
              <CardsChoice
                source={draft.source}
                cards={draft.cards}
                onSource={(source) => set({ source })}
                onCards={(cards) => set({ cards })}
                onForm={() => setEntering(true)}
              />
              <Choice
                legend={t('web.virgin-queen.sitting.place.title')}
                name="place"
                value={hasServer() === false ? 'here' : draft.place}
                onChoose={(place) => set({ place })}
                options={PLACES_OF_PLAY.map((place) => ({
                  value: place,
                  label: t(`web.virgin-queen.sitting.place.${place}`),
                  about:
                    place === 'phones' && hasServer() === false
                      ? t('web.shell.new.linkMissing')
                      : t(`web.virgin-queen.sitting.place.${place}About`),
                  disabled: place === 'phones' && hasServer() !== true,
                }))}
              />
              <Rulings
                game={RULED}
                scenario={draft.scenario}
                preset="default"
                values={draft.rulings}
                onPreset={() => set({ rulings: {} })}
                onValue={(name, value) => set({ rulings: { ...draft.rulings, [name]: value } })}
              />
              <button type="submit" class="button primary vq-sit-begin" disabled={isBusy()}>
                {t('web.virgin-queen.sitting.begin')}
              </button>
            </form>
          </main>
        }
      >
        <main class="vq-sit-main">
          <div class="sheet">
            <CardForm
              initial={draft.cards ?? undefined}
              onDone={(cards) => {
                set({ cards, source: 'form' });
                setEntering(false);
              }}
              onCancel={() => setEntering(false)}
            />
          </div>
        </main>
      </Show>
    </div>
  );
}
