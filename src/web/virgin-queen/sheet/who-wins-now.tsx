import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { Dialog } from '../../app/dialog.tsx';
import { TieTable } from '../phase/tie-table.tsx';
import { Paragraph, Sentences } from '../phase/said.tsx';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Umpire } from '../umpire.ts';
import { totalText } from '../totals.ts';
import { findingSentences, STEP_PARAGRAPHS, verdictSentences } from '../phase/walk.ts';
import { Downfalls } from './downfalls.tsx';
import './now.css';

/** "Who wins if the turn ended now?": a dry run of the phase from what everybody knows (V13.4). */
export function WhoWinsNow(props: { umpire: Umpire }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const isPlay = () => props.umpire.state().step === 'play';
  return (
    <Show when={isPlay()}>
      <button type="button" class="button vq-now-button" onClick={() => setOpen(true)}>
        {t('web.virgin-queen.sheet.whoWins')}
      </button>
      <Show when={isOpen()}>
        <Dialog title={t('web.virgin-queen.sheet.whoWins')} onClose={() => setOpen(false)}>
          <Outlook umpire={props.umpire} />
        </Dialog>
      </Show>
    </Show>
  );
}

function Outlook(props: { umpire: Umpire }): JSX.Element {
  const { umpire } = props;
  const found = createMemo(() => queen.preview(umpire.state()));
  const winner = () => {
    const { military, verdict } = found();
    return military.length === 0 && verdict.kind === 'won' ? verdict : undefined;
  };
  return (
    <div class="vq-now">
      <div class="vq-now-verdict">
        <Show
          when={found().military.length > 0}
          fallback={
            <Sentences umpire={umpire} sentences={verdictSentences(umpire.state(), found().verdict)} />
          }
        >
          <Sentences umpire={umpire} sentences={[queen.outlookSentence(found())]} />
          <Paragraph umpire={umpire} id={STEP_PARAGRAPHS.military} />
        </Show>
        <Show when={winner()}>
          {(won) => (
            <>
              <Paragraph umpire={umpire} id={STEP_PARAGRAPHS[won().victory]} />
              <Show when={won().tie.tied.length > 1}>
                <TieTable umpire={umpire} tie={won().tie} />
              </Show>
            </>
          )}
        </Show>
      </div>
      <h3>{t('web.virgin-queen.sheet.awards')}</h3>
      <Sentences
        umpire={umpire}
        sentences={[...findingSentences(found().paris), ...findingSentences(found().europe)]}
      />
      <h3>{t('web.virgin-queen.sheet.totalsThen')}</h3>
      <ul class="vq-now-totals">
        <For each={queen.POWERS.toSorted((a, b) => found().scores[b].known - found().scores[a].known)}>
          {(power) => (
            <li>
              <PowerMark power={power} size={24} />
              <span>{umpire.words().name('power', power)}</span>
              <strong>{totalText(found().scores[power])}</strong>
            </li>
          )}
        </For>
      </ul>
      <Show when={found().empireRange}>
        {(range) => (
          <p class="muted">
            {t('web.virgin-queen.sheet.empireRange', { least: range().least, most: range().most })}
          </p>
        )}
      </Show>
      <Downfalls umpire={umpire} falls={queen.downfalls(umpire.state()).map(queen.fallSentences)} />
      <p class="muted">{t('web.virgin-queen.sheet.dryRun')}</p>
    </div>
  );
}
