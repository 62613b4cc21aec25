import { createSignal, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { Dialog } from '../../app/dialog.tsx';
import { t } from '../../i18n/language.ts';
import type { Desk, Question } from './desk.ts';
import { NoteField } from './note-field.tsx';
import './ask.css';

/** What is asked before an entry is made: why a correction is made, or whether something unusual is meant (V4.4, V8.2). */
export function AskDialog(props: { desk: Desk; question: Question }): JSX.Element {
  const { umpire } = props.desk;
  const [remark, setRemark] = createSignal(props.question.remark === 'may' ? props.desk.note() : '');
  const mustSay = () => props.question.remark === 'must';
  const said = () => remark().trim();
  const action = () => queen.actionOf(props.question.line);
  const enter = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!mustSay() || said() !== '') props.desk.answer(said());
  };
  return (
    <Dialog title={t('web.virgin-queen.main.ask.title')} onClose={() => props.desk.drop()}>
      <form class="vq-ask" onSubmit={enter}>
        <Show when={action()}>{(known) => <p class="vq-ask-line">{umpire.words().action(known())}</p>}</Show>
        <For each={props.question.doubts}>{(doubt) => <p class="vq-ask-doubt">{doubt}</p>}</For>
        <Show when={props.question.remark !== undefined}>
          <NoteField
            label={t(mustSay() ? 'web.virgin-queen.main.ask.reason' : 'web.virgin-queen.main.ask.note')}
            value={remark()}
            onNote={setRemark}
            isAsked={mustSay()}
          />
        </Show>
        <div class="dialog-actions">
          <button type="submit" class="button primary" disabled={mustSay() && said() === ''}>
            {t('web.virgin-queen.main.ask.enter')}
          </button>
          <button type="button" class="button" onClick={() => props.desk.drop()}>
            {t('web.virgin-queen.main.ask.leave')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
