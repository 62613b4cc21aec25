import { createMemo, createSignal, Show } from 'solid-js';
import { t } from '../../i18n/language.ts';
import { LineButton, Sentences } from '../phase/said.tsx';
import type { Umpire } from '../umpire.ts';
import { verdictSentences } from '../phase/walk.ts';
import { declaring } from './prospect.ts';

const orUnknown = (value: number | null): string => (value === null ? '?' : String(value));

/** The question 'do you declare?', with what would come of it (V7.4). Whoever else looks sees that it is asked, no more. */
export function Declare(props: { umpire: Umpire }) {
  const would = createMemo(() => declaring(props.umpire.state()));
  const refusal = createMemo(() => props.umpire.whyNot('declare'));
  const [isSure, setSure] = createSignal(false);
  const stay = (): void => void props.umpire.enter('silent').catch(reportError);
  return (
    <div class="vq-empire-declare">
      <p class="vq-empire-question">{props.umpire.words().prompt('declare')}</p>
      <Show when={would()}>
        {(known) => (
          <dl class="vq-empire-ways">
            <dt>
              {t('web.virgin-queen.empire.declare.ifDeclared', {
                preference: props.umpire.words().name('preference', known().preference),
                adds: orUnknown(known().adds),
                sum: orUnknown(known().after),
              })}
            </dt>
            <dd>
              <Sentences
                umpire={props.umpire}
                sentences={verdictSentences(props.umpire.state(), known().ifDeclared)}
              />
              <Show when={known().prospect.blocks}>
                <p>{t('web.virgin-queen.empire.declare.blocks')}</p>
              </Show>
            </dd>
            <dt>{t('web.virgin-queen.empire.declare.ifSilent', { now: orUnknown(known().now) })}</dt>
            <dd>
              <Sentences
                umpire={props.umpire}
                sentences={verdictSentences(props.umpire.state(), known().ifSilent)}
              />
            </dd>
          </dl>
        )}
      </Show>
      <Show when={would()?.prospect.unknown}>
        <p class="muted">{t('web.virgin-queen.empire.declare.unknown')}</p>
      </Show>
      <Show when={refusal()}>{(sentence) => <p class="note">{sentence()}</p>}</Show>
      <div class="vq-empire-actions">
        <Show when={refusal() === undefined && !isSure()}>
          <button type="button" class="button primary vq-empire-button" onClick={() => setSure(true)}>
            {t('web.virgin-queen.empire.declare.declare')}
          </button>
        </Show>
        <Show when={!isSure()}>
          <button type="button" class="button vq-empire-button" disabled={props.umpire.busy()} onClick={stay}>
            {t('web.virgin-queen.empire.declare.silent')}
          </button>
        </Show>
      </div>
      <Show when={isSure() && refusal() === undefined}>
        <div class="vq-empire-sure" role="alert">
          <p>{t('web.virgin-queen.empire.declare.sure')}</p>
          <div class="vq-empire-actions">
            <LineButton
              umpire={props.umpire}
              line="declare"
              primary
              label={t('web.virgin-queen.empire.declare.yes')}
            />
            <button type="button" class="button vq-empire-button" onClick={() => setSure(false)}>
              {t('web.virgin-queen.empire.choose.notYet')}
            </button>
          </div>
        </div>
      </Show>
    </div>
  );
}

/** After the end: whether the Empire shows what it kept (V7.11). */
export function ShowSeal(props: { umpire: Umpire }) {
  return (
    <div class="vq-empire-declare">
      <p class="vq-empire-question">{props.umpire.words().prompt('show')}</p>
      <div class="vq-empire-actions">
        <LineButton umpire={props.umpire} line="open-seal" primary />
        <LineButton umpire={props.umpire} line="keep-seal" />
      </div>
    </div>
  );
}
