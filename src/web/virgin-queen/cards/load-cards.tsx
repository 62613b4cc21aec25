import { createSignal, For, Show } from 'solid-js';
import type { Json } from '../../../core/game.ts';
import { language, t } from '../../i18n/language.ts';
import { openCards } from './opened.ts';

/** Takes card data from a file that somebody saved. */
export function LoadCards(props: { onLoad: (file: Json) => void }) {
  const [read, setRead] = createSignal<{ file: string; faults?: 'noJson' | readonly string[] }>();
  let input: HTMLInputElement | undefined;

  const load = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const opened = openCards(language(), await file.text());
    setRead(opened.ok ? { file: file.name } : { file: file.name, faults: opened.error });
    if (opened.ok) props.onLoad(opened.value);
  };

  const sentences = (faults: 'noJson' | readonly string[]): readonly string[] =>
    faults === 'noJson' ? [t('web.virgin-queen.cards.noJson')] : faults;

  return (
    <div class="cards-load">
      <button type="button" class="button" onClick={() => input?.click()}>
        {t('web.virgin-queen.cards.load')}
      </button>
      <input
        ref={(each) => {
          input = each;
        }}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('web.virgin-queen.cards.load')}
        onChange={(event) => {
          void load(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <p class="muted small" role="status">
        <Show when={read()?.faults === undefined ? read() : undefined}>
          {(good) => t('web.virgin-queen.cards.loaded', { file: good().file })}
        </Show>
      </p>
      <Show when={read()?.faults}>
        {(faults) => (
          <div class="note" role="alert">
            <p>{t('web.virgin-queen.cards.loadBad', { file: read()?.file ?? '' })}</p>
            <ul class="small">
              <For each={sentences(faults())}>{(sentence) => <li>{sentence}</li>}</For>
            </ul>
          </div>
        )}
      </Show>
    </div>
  );
}
