import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { Dialog } from '../../app/dialog.tsx';
import { TieTable } from '../phase/tie-table.tsx';
import { Paragraph, Sentences } from '../phase/said.tsx';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Umpire } from '../umpire.ts';
import { findingSentences, tieSentence, type Sentence } from '../phase/walk.ts';
import './now.css';

const PARAGRAPHS: Readonly<Record<'standard' | 'domination' | 'time', string>> = {
  standard: 'V6.6',
  domination: 'V6.10',
  time: 'V6.12',
};

function verdictSentences(s: queen.State, verdict: queen.Verdict): readonly Sentence[] {
  switch (verdict.kind) {
    case 'none':
      return [{ group: 'verdict', code: 'none', facts: {} }];
    case 'incomplete':
      return [{ group: 'verdict', code: 'incomplete', facts: { powers: [...verdict.powers] } }];
    case 'won': {
      const { tie, total, victory } = verdict;
      const facts = { powers: [...tie.tied], total };
      return tie.tied.length > 1
        ? [{ group: 'verdict', code: 'tied', facts }, tieSentence(s, tie)]
        : [{ group: 'verdict', code: victory, facts }];
    }
    default:
      return verdict satisfies never;
  }
}

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
    const { verdict } = found();
    return verdict.kind === 'won' ? verdict : undefined;
  };
  return (
    <div class="vq-now">
      <div class="vq-now-verdict">
        <Sentences umpire={umpire} sentences={verdictSentences(umpire.state(), found().verdict)} />
        <Show when={winner()}>
          {(won) => (
            <>
              <Paragraph umpire={umpire} id={PARAGRAPHS[won().victory]} />
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
              <strong>{found().scores[power].total ?? `${found().scores[power].known} + ?`}</strong>
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
      <p class="muted">{t('web.virgin-queen.sheet.dryRun')}</p>
    </div>
  );
}
