import { createSignal, Show } from 'solid-js';
import type { Problem } from '../../core/problem.ts';
import { readMatch } from '../../core/record-read.ts';
import { parseRecord } from '../../core/record-text.ts';
import { sayProblem, say } from '../../words/index.ts';
import { prepareRecord } from '../app/pending.ts';
import { go } from '../app/route.ts';
import { language, learnToPlay, t, wordsOf } from '../i18n/language.ts';
import { games } from '../table/games.ts';
import './open-record.css';

/** What is wrong with a record, in a sentence that names the place; undefined when it can be opened. */
async function faultOf(text: string): Promise<string | undefined> {
  const read = readMatch(games, text);
  if (read.ok) return undefined;
  const { line, column } = read.error;
  const problem = await sentenceOf(text, read.error);
  return say(language(), 'core.place', { line, column, problem });
}

/** What is wrong, in words; of its material and its rules the game itself speaks. */
async function sentenceOf(text: string, problem: Problem): Promise<string> {
  const record = parseRecord(text);
  const id = record.ok ? record.value.game.value : undefined;
  if (!games.some((each) => each.id === id) || id === undefined) return sayProblem(language(), problem);
  await learnToPlay(id);
  return wordsOf(id).problem(problem);
}

/** Opens a record from a file. */
export function OpenRecord() {
  const [fault, setFault] = createSignal<string>();
  const [over, setOver] = createSignal(false);
  let input: HTMLInputElement | undefined;

  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = await file.text();
    const wrong = await faultOf(text);
    setFault(wrong);
    if (wrong !== undefined) return;
    prepareRecord(text);
    go({ page: 'record' });
  };

  return (
    <section
      class="open-record"
      classList={{ over: over() }}
      aria-labelledby="open-record"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void open(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id="open-record" class="label">
        {t('web.shell.open.title')}
      </h2>
      <p class="muted">{t('web.shell.open.about')}</p>
      <p class="open-record-way">
        <button type="button" class="button" onClick={() => input?.click()}>
          {t('web.shell.open.choose')}
        </button>
        <span class="muted small pointer-only">{t('web.shell.open.drop')}</span>
      </p>
      <input
        ref={(each) => {
          input = each;
        }}
        type="file"
        hidden
        accept=".txt,text/plain"
        aria-label={t('web.shell.open.choose')}
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Show when={fault()}>
        {(wrong) => (
          <div class="note" role="alert">
            <p>{t('web.shell.open.bad')}</p>
            <p class="small">{wrong()}</p>
          </div>
        )}
      </Show>
    </section>
  );
}
