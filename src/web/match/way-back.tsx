import { Show } from 'solid-js';
import type { MatchInfo } from '../../protocol/index.ts';
import { copy } from '../app/copy.ts';
import { t } from '../i18n/language.ts';
import { linkTo } from '../table/remote/invite.ts';
import type { KeptSeat } from '../table/storage.ts';
import { awaitedSeats } from './invites.tsx';

/**
 * Reminds whoever has a seat, once, of the link that brings them back to it when this browser is lost. Not while other
 * links are to be sent first.
 */
export function WayBack(props: {
  info: MatchInfo;
  kept: KeptSeat | undefined;
  /** The person has seen to it, or does not want to. */
  onDone: (kept: KeptSeat) => void;
  /** The browser does not let us copy: the person has to do it. */
  onLinks: () => void;
}) {
  const waiting = () =>
    props.kept?.hasWayBack === true || awaitedSeats(props.info).length > 0 ? undefined : props.kept;
  const keep = async (kept: KeptSeat): Promise<void> => {
    if (!(await copy(linkTo(kept.match, kept.key), t('web.shell.match.copied')))) props.onLinks();
    props.onDone(kept);
  };
  return (
    <Show when={waiting()}>
      {(kept) => (
        <div class="bar reminder">
          <p>{t('web.shell.wayBack.about')}</p>
          <div class="dialog-actions">
            <button type="button" class="button" onClick={() => void keep(kept())}>
              {t('web.shell.wayBack.copy')}
            </button>
            <button type="button" class="button quiet" onClick={() => props.onDone(kept())}>
              {t('web.shell.close')}
            </button>
          </div>
        </div>
      )}
    </Show>
  );
}
