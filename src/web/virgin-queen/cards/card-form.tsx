import { createEffect, createMemo, createSignal, createUniqueId, For, on, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { Json } from '../../../core/game.ts';
import { BOUNDS } from '../../../games/virgin-queen/cards/file.ts';
import { Dialog } from '../../app/dialog.tsx';
import { t } from '../../i18n/language.ts';
import { download } from '../../match/save.ts';
import { copyOf, draftOf, type Draft } from './draft.ts';
import { Cell, DeskProvider, Notes, type Desk } from './fields.tsx';
import { faultsIn, warningsIn, type Finding } from './findings.ts';
import { keepDraft, keptDraft } from './keep.ts';
import { Keys } from './keys.tsx';
import { LoadCards } from './load-cards.tsx';
import { Bonus, Military, Start } from './numbers.tsx';
import { createPress } from './press.ts';
import { Struggle } from './struggle.tsx';
import { Summary } from './summary.tsx';
import { fileOf, written } from './to-file.ts';
import { Tracks } from './tracks.tsx';
import './card-form.css';

/** The lines of text that a file may hold besides numbers. */
const LINES = ['edition', 'checkedBy', 'note'] as const;
type Line = (typeof LINES)[number];

const FILE_NAME = 'virgin-queen-cards.json';

/** Enter goes on to the next field: a form of sixty numbers should not be sent off by the third. */
function goOn(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const inputs = [...currentTarget.querySelectorAll<HTMLElement>('input, select')].filter((each) =>
    each.checkVisibility(),
  );
  inputs[inputs.indexOf(target) + 1]?.focus();
}

/** Brings somebody to a field, and unfolds what hides it. */
function show(element: HTMLElement | null): void {
  const fold = element?.closest('details');
  if (fold) fold.open = true;
  element?.focus();
}

/** A desk over a draft: what its fields share. */
function createDesk(draft: Draft) {
  const own = createUniqueId();
  const [isAsked, setAsked] = createSignal(false);
  const [left, setLeft] = createStore<Record<string, boolean>>({});
  const { afterPress } = createPress();
  const [present, setPresent] = createSignal('');
  const labels = new Map<string, () => string>();
  const faults = createMemo(() => faultsIn(draft));
  const warnings = createMemo(() => warningsIn(draft));
  // Nobody is told of a blank that is still to be filled, nor warned in the middle of a number.
  const isTold = ({ field, fault, blank }: Finding): boolean =>
    fault ? isAsked() || (left[field] === true && !blank) : present() !== field;
  const told = createMemo(() => [...faults(), ...warnings()].filter(isTold));
  const desk: Desk = {
    id: (field) => `${own}-${field}`,
    findings: (field) => told().filter((finding) => finding.field === field),
    enter: setPresent,
    leave: (field) =>
      afterPress(() => {
        setLeft(field, true);
        if (present() === field) setPresent('');
      }),
    name: (field, label) => labels.set(field, label),
    label: (field) => labels.get(field)?.(),
  };
  return { desk, faults, isAsked, setAsked };
}

/**
 * A form for the numbers of a table's own cards (V9.7): `onDone` is given a card-data file without faults, `onCancel`
 * is called when somebody goes without. Begins with `initial`, else with what was typed in this browser before.
 */
export function CardForm(props: {
  initial: Json | undefined;
  onDone: (cards: Json) => void;
  onCancel: () => void;
}) {
  const fresh = (): Draft => draftOf(undefined, t('web.virgin-queen.cards.editionUsual'));
  const kept = props.initial === undefined ? keptDraft() : undefined;
  const [draft, set] = createStore<Draft>(
    kept ?? (props.initial === undefined ? fresh() : draftOf(props.initial)),
  );
  const { desk, faults, isAsked, setAsked } = createDesk(draft);
  const [isResumed, setResumed] = createSignal(kept !== undefined);
  const [isSaved, setSaved] = createSignal(false);
  let summary: HTMLElement | undefined;
  let title: HTMLElement | undefined;

  const changed = (text: string): void => {
    keepDraft(text);
    setSaved(false);
  };
  createEffect(on(() => JSON.stringify(draft), changed, { defer: true }));

  const replace = (other: Draft): void => {
    set(copyOf(other));
    setAsked(false);
    setResumed(false);
  };

  /** Hands on the file, or shows what is wrong with it. */
  const handOn = (use: (file: Json) => void): void => {
    setAsked(true);
    if (faults().length === 0) use(fileOf(draft));
    else summary?.focus();
  };

  const save = (file: Json): void => {
    download(FILE_NAME, written(file), 'application/json');
    setSaved(true);
  };

  return (
    <DeskProvider value={desk}>
      <section class="card-form" aria-labelledby={desk.id('title')} onKeyDown={goOn}>
        <header>
          <h2 id={desk.id('title')} tabIndex={-1} ref={(element) => (title = element)}>
            {t('web.virgin-queen.cards.title')}
          </h2>
          <p class="muted">{t('web.virgin-queen.cards.about')}</p>
          <LoadCards onLoad={(file) => replace(draftOf(file))} />
          <Show when={isResumed()}>
            <Resumed
              onClear={() => {
                replace(fresh());
                title?.focus();
              }}
            />
          </Show>
        </header>
        <Tracks draft={draft} set={set} />
        <Struggle draft={draft} set={set} />
        <Military draft={draft} set={set} />
        <Keys draft={draft} set={set} />
        <Bonus draft={draft} set={set} />
        <Start draft={draft} set={set} />
        <Lines draft={draft} onInput={(line, text) => set(line, text)} />
        <Summary
          faults={isAsked() ? faults() : []}
          ref={(element) => {
            summary = element;
          }}
          onShow={(field) => show(document.getElementById(desk.id(field)))}
        />
        <End
          isSaved={isSaved()}
          onDone={() => handOn((file) => props.onDone(file))}
          onSave={() => handOn(save)}
          onCancel={() => props.onCancel()}
        />
      </section>
    </DeskProvider>
  );
}

/** Says that the form was filled in before, and lets it be cleared. */
function Resumed(props: { onClear: () => void }) {
  const [isClearing, setClearing] = createSignal(false);
  return (
    <div class="cards-resumed muted small">
      {t('web.virgin-queen.cards.resumed')}{' '}
      <button type="button" class="button quiet" onClick={() => setClearing(true)}>
        {t('web.virgin-queen.cards.afresh')}
      </button>
      <Show when={isClearing()}>
        <Dialog title={t('web.virgin-queen.cards.afreshSure')} onClose={() => setClearing(false)}>
          <div class="dialog-actions">
            <button type="button" class="button danger" onClick={() => props.onClear()}>
              {t('web.virgin-queen.cards.clear')}
            </button>
            <button type="button" class="button" onClick={() => setClearing(false)}>
              {t('web.virgin-queen.cards.keep')}
            </button>
          </div>
        </Dialog>
      </Show>
    </div>
  );
}

/** What the file says of itself: which copy, who checked it (V9.8). */
function Lines(props: { draft: Draft; onInput: (line: Line, text: string) => void }) {
  const label = (line: Line) => t(`web.virgin-queen.cards.${line}`);
  return (
    <div class="cards-lines">
      <For each={LINES}>
        {(line) => (
          <Cell
            field={line}
            label={label(line)}
            most={BOUNDS[line].most}
            value={props.draft[line]}
            onInput={(text) => props.onInput(line, text)}
          />
        )}
      </For>
      <Notes fields={LINES.map((line) => ({ field: line, label: label(line) }))} />
    </div>
  );
}

/** What can be done with the cards. */
function End(props: { isSaved: boolean; onDone: () => void; onSave: () => void; onCancel: () => void }) {
  return (
    <div class="cards-end">
      <button type="button" class="button primary" onClick={() => props.onDone()}>
        {t('web.virgin-queen.cards.done')}
      </button>
      <button type="button" class="button" onClick={() => props.onSave()}>
        {t('web.virgin-queen.cards.save')}
      </button>
      <button type="button" class="button quiet" onClick={() => props.onCancel()}>
        {t('web.virgin-queen.cards.cancel')}
      </button>
      <p class="muted small" role="status">
        {props.isSaved ? t('web.virgin-queen.cards.saved') : ''}
      </p>
    </div>
  );
}
