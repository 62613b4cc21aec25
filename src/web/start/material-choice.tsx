import { createSignal, createUniqueId, For, Show } from 'solid-js';
import type { AnyGame } from '../../core/match.ts';
import { t, wordsOf } from '../i18n/language.ts';
import { type Brought, readMaterial } from './material.ts';
import './material-choice.css';

/** What the players bring to a match in place of what the game ships, from a file. */
export function MaterialChoice(props: {
  game: AnyGame;
  brought: Brought | undefined;
  onBring: (brought: Brought | undefined) => void;
}) {
  const id = createUniqueId();
  const [wrong, setWrong] = createSignal<{ file: string; faults: 'noJson' | readonly string[] }>();
  let input: HTMLInputElement | undefined;
  const spoken = () => wordsOf(props.game.id);

  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = readMaterial(props.game, await file.text(), spoken());
    setWrong(read.ok ? undefined : { file: file.name, faults: read.error });
    props.onBring(read.ok ? { file: file.name, material: read.value } : undefined);
  };

  return (
    <section class="material-choice" aria-labelledby={id}>
      <h3 id={id} class="label">
        {spoken().material()}
      </h3>
      <p class="muted small">{t('web.shell.new.materialAbout')}</p>
      <p class="material-way">
        <button type="button" class="button" onClick={() => input?.click()}>
          {t('web.shell.new.materialChoose')}
        </button>
        <Show
          when={props.brought}
          fallback={<span class="muted small">{t('web.shell.new.materialNone')}</span>}
        >
          {(brought) => (
            <>
              <span class="material-file">{brought().file}</span>
              <button type="button" class="button quiet" onClick={() => props.onBring(undefined)}>
                {t('web.shell.new.materialDrop')}
              </button>
            </>
          )}
        </Show>
      </p>
      <input
        ref={(each) => {
          input = each;
        }}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('web.shell.new.materialChoose')}
        onChange={(event) => {
          void bring(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Show when={wrong()}>
        {(bad) => (
          <div class="note" role="alert">
            <p>{t('web.shell.new.materialBad', { file: bad().file })}</p>
            <ul class="small">
              <For each={sentencesOf(bad().faults)}>{(sentence) => <li>{sentence}</li>}</For>
            </ul>
          </div>
        )}
      </Show>
    </section>
  );
}

const sentencesOf = (faults: 'noJson' | readonly string[]): readonly string[] =>
  faults === 'noJson' ? [t('web.shell.new.materialNoJson')] : faults;
