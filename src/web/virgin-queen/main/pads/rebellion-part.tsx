import { Show, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import type { Desk } from '../desk.ts';
import { EntryButton } from '../entry-button.tsx';
import { Exact } from './pick.tsx';

/** The English Catholic rebellion that is being resolved (V1.11, V5.4). */
export function RebellionPart(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const rebellion = () => umpire.state().facts.rebellion;
  const askEngland = (spain: number): void =>
    props.desk.askNumber({
      title: t('web.virgin-queen.main.askHits', { side: umpire.words().name('power', 'england') }),
      hint: t('web.virgin-queen.main.askHitsHint'),
      least: 0,
      most: queen.MOST_HITS,
      value: rebellion()?.englandHits ?? null,
      onNumber: (england) => props.desk.put(`rebellion ${spain} ${england}`),
    });
  const askSpain = (): void =>
    props.desk.askNumber({
      title: t('web.virgin-queen.main.askHits', { side: umpire.words().name('power', 'spain') }),
      hint: t('web.virgin-queen.main.askHitsHint'),
      least: 0,
      most: queen.MOST_HITS,
      value: rebellion()?.spainHits ?? null,
      // The hits of both sides come with one roll: both are asked for before anything is entered.
      onNumber: askEngland,
    });
  return (
    <section class="vq-pad-part">
      <h3>{t('web.virgin-queen.main.rebellion')}</h3>
      <Show
        when={rebellion()}
        fallback={
          <button type="button" class="vq-exact" onClick={askSpain}>
            {t('web.virgin-queen.main.rebellionBegins')}
          </button>
        }
      >
        {(now) => (
          <div class="vq-pad-two">
            <Exact label={umpire.words().name('power', 'spain')} value={now().spainHits} onAsk={askSpain} />
            <Exact
              label={umpire.words().name('power', 'england')}
              value={now().englandHits}
              onAsk={() => askEngland(now().spainHits)}
            />
            <EntryButton desk={props.desk} line="rebellion-over">
              {t('web.virgin-queen.main.rebellionOver')}
            </EntryButton>
          </div>
        )}
      </Show>
    </section>
  );
}
