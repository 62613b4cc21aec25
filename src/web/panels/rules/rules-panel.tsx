import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import { say, type Language } from '../../../words/index.ts';
import { resolveParagraph, searchRules, type Rulebook } from './rulebook.ts';
import './rules.css';

interface Props {
  readonly language: Language;
  readonly book: Rulebook;
  /** The paragraph to be opened; undefined for the beginning. */
  readonly paragraph: string | undefined;
  readonly onParagraph: (paragraph: string) => void;
}

/** The element id of a paragraph. */
const anchor = (id: string): string => `rule-${id.replaceAll(/[. ]/g, '-')}`;

/** What may be the id of a paragraph in a text; those that the book has become links. */
const CITED = /\b([A-Z]\d+(?:\.\d+)*)\b/;

/** The rules in our own words, searchable; each paragraph can be linked to. */
export function RulesPanel(props: Props): JSX.Element {
  let body: HTMLDivElement | undefined;
  const [search, setSearch] = createSignal('');
  const book = createMemo(() => props.book);
  const found = createMemo(() => searchRules(book(), search()));
  const count = (): number => found().reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
  const opened = createMemo(() =>
    props.paragraph === undefined ? undefined : resolveParagraph(book(), props.paragraph),
  );
  const show = (id: string): void => {
    const element = body?.querySelector<HTMLElement>(`#${anchor(id)}`);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  };
  createEffect(
    on(opened, (id) => {
      if (id === undefined) return;
      setSearch('');
      queueMicrotask(() => show(id));
    }),
  );
  const text = (paragraph: string): JSX.Element => (
    <For each={paragraph.split(CITED)}>
      {(part) => {
        const target = CITED.test(part) ? resolveParagraph(book(), part) : undefined;
        return target === undefined ? (
          part
        ) : (
          <button type="button" class="rule-cited" onClick={() => props.onParagraph(target)}>
            {part}
          </button>
        );
      }}
    </For>
  );
  return (
    <section class="rules" aria-label={say(props.language, 'web.panels.rules.title')}>
      <div class="rules-search">
        <input
          type="search"
          value={search()}
          placeholder={say(props.language, 'web.panels.rules.search')}
          aria-label={say(props.language, 'web.panels.rules.search')}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <p class="small muted" role="status">
          {search().trim() === ''
            ? say(props.language, 'web.panels.rules.own')
            : say(props.language, 'web.panels.rules.found', { count: count() })}
        </p>
      </div>
      <Show when={search().trim() === ''}>
        <nav class="rules-contents" aria-label={say(props.language, 'web.panels.rules.contents')}>
          <For each={book().sections}>
            {(section) => (
              <button type="button" class="button quiet" onClick={() => show(section.id)}>
                {section.title}
              </button>
            )}
          </For>
        </nav>
      </Show>
      <div
        ref={(element) => {
          body = element;
        }}
        class="rules-body"
      >
        <For each={found()}>
          {(section) => (
            <section>
              <h3 id={anchor(section.id)} tabindex="-1">
                {section.title}
              </h3>
              <For each={section.paragraphs}>
                {(paragraph) => (
                  <p
                    id={anchor(paragraph.id)}
                    class="rule"
                    classList={{ opened: opened() === paragraph.id }}
                    tabindex="-1"
                  >
                    <span class="rule-id">{paragraph.id}</span> {text(paragraph.text)}
                  </p>
                )}
              </For>
            </section>
          )}
        </For>
      </div>
    </section>
  );
}
