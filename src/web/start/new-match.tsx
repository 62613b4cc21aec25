import { createMemo, createSignal, For, Show } from 'solid-js';
import { BOTS } from '../../bots/index.ts';
import { isSolitaire } from '../../core/config.ts';
import type { OptionValue, OptionValues } from '../../core/game.ts';
import { later } from '../app/later.ts';
import { notify } from '../app/notices.tsx';
import { newId, prepare } from '../app/pending.ts';
import { go, hrefOf } from '../app/route.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { renew } from '../app/update.ts';
import { t, wordsOf } from '../i18n/language.ts';
import { gameOf, games } from '../table/games.ts';
import { beginByLink, serverAnswers } from '../table/remote/invite.ts';
import { Outdated } from '../table/remote/outdated.ts';
import { serverSentence } from '../table/remote/sentence.ts';
import { Choice } from './choice.tsx';
import type { Brought } from './material.ts';
import { MaterialChoice } from './material-choice.tsx';
import { levelName } from './players.ts';
import { Rulings } from './rulings.tsx';
import './new-match.css';

type Opponent = 'bot' | 'here' | 'link';

const WATCH = 'watch';
const firstGame = games[0]?.id ?? '';

/** Everything that is settled before the first card is dealt. */
export function NewMatch() {
  const [gameId, setGameId] = createSignal(firstGame);
  const game = createMemo(() => gameOf(gameId()));
  const spoken = createMemo(() => wordsOf(gameId()));
  const [scenario, setScenario] = createSignal(game().scenarios[0]?.id ?? '');
  const [opponent, setOpponent] = createSignal<Opponent>('bot');
  const [level, setLevel] = createSignal(BOTS[0]?.id ?? '');
  const [side, setSide] = createSignal<string>(game().seats.at(-1)?.id ?? WATCH);
  const [preset, setPreset] = createSignal('default');
  const [values, setValues] = createSignal<OptionValues>({});
  const [brought, setBrought] = createSignal<Brought>();
  const solitaire = createMemo(() => isSolitaire(game(), scenario()));
  /** Who plays the other seats: in a solitaire scenario oneself. */
  const against = (): Opponent => (solitaire() ? 'here' : opponent());

  const chooseOpponent = (chosen: Opponent): void => {
    setOpponent(chosen);
    if (side() === WATCH) setSide(game().seats.at(-1)?.id ?? WATCH);
  };

  const chooseGame = (id: string): void => {
    setGameId(id);
    setScenario(game().scenarios[0]?.id ?? '');
    setSide(game().seats.at(-1)?.id ?? WATCH);
    setPreset('default');
    setValues({});
    setBrought(undefined);
  };

  const config = () => {
    const material = brought()?.material;
    return {
      scenario: scenario(),
      preset: preset(),
      options: { ...values() },
      ...(material === undefined ? {} : { material }),
    };
  };

  const hasServer = later(serverAnswers());
  const [isBusy, setBusy] = createSignal(false);

  const invite = async (): Promise<void> => {
    setBusy(true);
    try {
      go({ page: 'seat', ...(await beginByLink(gameId(), config(), side())) });
    } catch (error) {
      const renewal = { label: t('web.shell.match.reload'), run: () => void renew() };
      notify(serverSentence(error, gameId()), error instanceof Outdated ? renewal : undefined);
    } finally {
      setBusy(false);
    }
  };

  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    if (against() === 'link') return void invite();
    const players = game().seats.map(({ id }) => (against() === 'here' || id === side() ? 'human' : level()));
    const id = newId();
    prepare(id, { type: 'new', id, gameId: gameId(), config: config(), players });
    go({ page: 'match', id });
  };

  return (
    <form class="new-match sheet" onSubmit={begin} aria-labelledby="new-match">
      <header>
        <h2 id="new-match">{t('web.shell.new.title')}</h2>
        <p class="muted">
          <Show
            when={games.length > 1}
            fallback={
              <>
                <cite>{spoken().title()}</cite>. {spoken().about('game')}
              </>
            }
          >
            {spoken().about('game')}
          </Show>
        </p>
      </header>
      <Show when={games.length > 1}>
        <Choice
          legend={t('web.shell.new.game')}
          name="game"
          value={gameId()}
          onChoose={chooseGame}
          options={games.map(({ id }) => ({ value: id, label: wordsOf(id).title() }))}
        />
      </Show>
      <Show when={game().umpire !== true} fallback={<ToSitting gameId={gameId()} />}>
        <Choice
          legend={t('web.shell.new.scenario')}
          name="scenario"
          value={scenario()}
          onChoose={setScenario}
          options={game().scenarios.map(({ id }) => ({
            value: id,
            label: spoken().name('scenario', id),
            about: spoken().about('scenario', id),
          }))}
        />
        <Show
          when={solitaire()}
          fallback={
            <Choice
              legend={t('web.shell.new.opponent')}
              name="opponent"
              value={opponent()}
              onChoose={chooseOpponent}
              options={[
                { value: 'bot', label: t('web.shell.new.bot'), about: t('web.shell.new.botAbout') },
                {
                  value: 'here',
                  label: t('web.shell.new.here'),
                  about: t(game().open === true ? 'web.shell.new.hereOpenAbout' : 'web.shell.new.hereAbout'),
                },
                {
                  value: 'link',
                  label: t('web.shell.new.link'),
                  about:
                    hasServer() === false ? t('web.shell.new.linkMissing') : t('web.shell.new.linkAbout'),
                  disabled: hasServer() !== true,
                },
              ]}
            />
          }
        >
          <p class="muted">{t('web.shell.new.solitaire')}</p>
        </Show>
        <Show when={against() === 'bot'}>
          <label class="field">
            <span class="label">{t('web.shell.new.level')}</span>
            <select value={level()} onChange={(event) => setLevel(event.currentTarget.value)}>
              <For each={BOTS}>{({ id }) => <option value={id}>{levelName(id)}</option>}</For>
            </select>
          </label>
        </Show>
        <Show when={against() !== 'here'}>
          <Choice
            legend={t('web.shell.new.side')}
            name="side"
            row
            value={side()}
            onChoose={setSide}
            options={[
              ...game()
                .seats.toReversed()
                .map(({ id }) => ({
                  value: id,
                  label: spoken().name('side', id),
                  mark: <SeatMark gameId={gameId()} seat={id} />,
                })),
              ...(opponent() === 'bot' ? [{ value: WATCH, label: t('web.shell.new.watch') }] : []),
            ]}
          />
        </Show>
        <Show when={game().material}>
          <MaterialChoice game={game()} brought={brought()} onBring={setBrought} />
        </Show>
        <Rulings
          game={game()}
          scenario={scenario()}
          preset={preset()}
          values={values()}
          onPreset={(id) => {
            setPreset(id);
            setValues({});
          }}
          onValue={(name: string, value: OptionValue) => setValues((all) => ({ ...all, [name]: value }))}
        />
        <button type="submit" class="button primary begin" disabled={isBusy()}>
          {t('web.shell.new.begin')}
        </button>
      </Show>
    </form>
  );
}

/** Where the game is the umpire of people's own table: the way to the page on which they sit down. */
function ToSitting(props: { gameId: string }) {
  return (
    <>
      <p class="muted">{t('web.shell.new.sittingAbout')}</p>
      <a class="button primary begin" href={hrefOf({ page: 'sitting', game: props.gameId })}>
        {t('web.shell.new.sitting')}
      </a>
    </>
  );
}
