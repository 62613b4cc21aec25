import { createContext, createMemo, createRenderEffect, Index, type JSX, Show, useContext } from 'solid-js';
import { language, t } from '../../i18n/language.ts';
import type { Finding } from './findings.ts';
import { findingSentence } from './sentences.ts';

/** A field, and what it is called among its neighbours. */
export interface Named {
  readonly field: string;
  readonly label: string;
}

/** What the fields of the form share. */
export interface Desk {
  /** The id of the element for a field. */
  id(field: string): string;
  /** What is to be said of a field by now. */
  findings(field: string): readonly Finding[];
  /** Somebody is in this field now. */
  enter(field: string): void;
  /** Somebody has left it. */
  leave(field: string): void;
  /** Says what a field is called among all the fields of the form. */
  name(field: string, label: () => string): void;
  label(field: string): string | undefined;
}

const DeskContext = createContext<Desk>();
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('a field stands outside the form');
  return desk;
}

const noteId = (desk: Desk, field: string): string => `${desk.id(field)}-note`;

/** A field for a line of text or a number. */
export function Cell(props: {
  field: string;
  label: string;
  /** What stands over the field where there is no room for its label. */
  short?: string;
  /** What the field belongs to. */
  group?: string | undefined;
  value: string;
  onInput: (text: string) => void;
  number?: boolean;
  most: number;
  class?: string;
}) {
  const desk = useDesk();
  const whole = () =>
    props.group === undefined
      ? props.label
      : t('web.virgin-queen.cards.place', { group: props.group, field: props.label });
  // A row that moves up becomes another field.
  createRenderEffect(() => desk.name(props.field, whole));
  const findings = createMemo(() => desk.findings(props.field));
  const isWrong = (): boolean => findings().some(({ fault }) => fault);
  return (
    <label class={`cards-cell ${props.class ?? ''}`} classList={{ number: props.number === true }}>
      <span class="cards-cell-label">
        <Show when={props.short} fallback={props.label}>
          {(short) => (
            <>
              <span aria-hidden="true">{short()}</span>
              <span class="unseen">{props.label}</span>
            </>
          )}
        </Show>
      </span>
      <input
        id={desk.id(props.field)}
        type="text"
        inputmode={props.number === true ? 'numeric' : 'text'}
        enterkeyhint="next"
        autocomplete="off"
        placeholder={props.number === true ? '?' : undefined}
        maxlength={props.most}
        value={props.value}
        aria-invalid={isWrong() ? 'true' : undefined}
        aria-describedby={findings().length > 0 ? noteId(desk, props.field) : undefined}
        onInput={(event) => props.onInput(event.currentTarget.value)}
        onFocus={() => desk.enter(props.field)}
        onBlur={() => desk.leave(props.field)}
      />
    </label>
  );
}

/** What is to be said of these fields, below them: of each in a line that the field points to. */
export function Notes(props: { fields: readonly Named[] }) {
  const desk = useDesk();
  const told = createMemo(() => props.fields.filter(({ field }) => desk.findings(field).length > 0));
  return (
    <Show when={told().length > 0}>
      <ul class="cards-notes small">
        <Index each={told()}>{(named) => <Note {...named()} />}</Index>
      </ul>
    </Show>
  );
}

function Note(props: Named) {
  const desk = useDesk();
  const sentences = () =>
    desk
      .findings(props.field)
      .map((finding) => findingSentence(language(), finding))
      .join(' ');
  const isWrong = (): boolean => desk.findings(props.field).some(({ fault }) => fault);
  return (
    <li id={noteId(desk, props.field)} classList={{ wrong: isWrong() }}>
      {t('web.virgin-queen.cards.noteOf', {
        field: props.label,
        sentence: sentences(),
      })}
    </li>
  );
}

/** A part of the form under a heading. */
export function Part(props: { id: string; title: string; about?: string; children: JSX.Element }) {
  return (
    <section class="cards-part" aria-labelledby={props.id}>
      <h3 id={props.id}>{props.title}</h3>
      <Show when={props.about}>{(about) => <p class="muted small">{about()}</p>}</Show>
      {props.children}
    </section>
  );
}

/** A part of the form that is folded away at first. */
export function Fold(props: { title: string; entered: number; about: string; children: JSX.Element }) {
  return (
    <details class="cards-fold">
      <summary>
        <h3>{props.title}</h3>
        <span class="muted small">{t('web.virgin-queen.cards.entered', { count: props.entered })}</span>
      </summary>
      <div class="cards-fold-body">
        <p class="muted small">{props.about}</p>
        {props.children}
      </div>
    </details>
  );
}
