import { createSignal, For, Show, type JSX } from 'solid-js';
import { Dialog } from '../../app/dialog.tsx';
import { t } from '../../i18n/language.ts';
import { figure } from '../totals.ts';
import type { NumberWanted } from './desk.ts';
import { numberIn, withDigit } from './digits.ts';
import './ask.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A number on a small keypad, for thumbs and for keyboards. */
export function NumberDialog(props: { wanted: NumberWanted; onClose: () => void }): JSX.Element {
  const first = props.wanted.value;
  const [text, setText] = createSignal(first === null ? '' : figure(first));
  const [isFresh, setFresh] = createSignal(true);
  const number = () => numberIn(text(), props.wanted);
  let field: HTMLInputElement | undefined;
  const put = (next: string): void => {
    setText(next);
    setFresh(false);
    field?.focus();
  };
  const enter = (event: SubmitEvent): void => {
    event.preventDefault();
    const value = number();
    if (value === undefined) return;
    const { onNumber } = props.wanted;
    props.onClose();
    onNumber(value);
  };
  const focusSoon = (element: HTMLInputElement): void => {
    field = element;
    queueMicrotask(() => {
      element.focus();
      element.select();
    });
  };
  return (
    <Dialog title={props.wanted.title} onClose={() => props.onClose()}>
      <form class="vq-number" onSubmit={enter}>
        <Show when={props.wanted.hint !== ''}>
          <p class="muted">{props.wanted.hint}</p>
        </Show>
        <input
          ref={focusSoon}
          class="vq-number-field"
          inputmode="none"
          autocomplete="off"
          value={text()}
          aria-label={t('web.virgin-queen.main.numberOf', {
            least: figure(props.wanted.least),
            most: props.wanted.most,
          })}
          onInput={({ currentTarget }) => put(currentTarget.value)}
        />
        <div class="vq-number-keys">
          <For each={DIGITS}>
            {(digit) => (
              <button
                type="button"
                class="vq-number-key"
                onClick={() => put(withDigit(text(), digit, isFresh()))}
              >
                {digit}
              </button>
            )}
          </For>
          <button
            type="button"
            class="vq-number-key"
            disabled={props.wanted.least >= 0}
            aria-label={t('web.virgin-queen.main.minus')}
            onClick={() => put(text().startsWith('−') ? text().slice(1) : `−${text().replace('-', '')}`)}
          >
            ±
          </button>
          <button type="button" class="vq-number-key" onClick={() => put(withDigit(text(), '0', isFresh()))}>
            0
          </button>
          <button
            type="button"
            class="vq-number-key"
            aria-label={t('web.virgin-queen.main.erase')}
            onClick={() => put(isFresh() ? '' : text().slice(0, -1))}
          >
            ⌫
          </button>
        </div>
        <button type="submit" class="button primary vq-number-enter" disabled={number() === undefined}>
          {t('web.virgin-queen.main.enterNumber')}
        </button>
      </form>
    </Dialog>
  );
}
