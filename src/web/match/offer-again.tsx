import { createSignal, Show } from 'solid-js';
import type { MatchInfo } from '../../protocol/index.ts';
import { t } from '../i18n/language.ts';
import { offerAgain } from '../table/remote/invite.ts';
import { serverSentence } from '../table/remote/sentence.ts';
import type { KeptSeat } from '../table/storage.ts';

/** Whether the person at this browser made the match, and this is somebody else's seat. */
const mayOffer = ({ seats }: MatchInfo, kept: KeptSeat | undefined, seat: string): boolean =>
  seats.some((each) => each.seat === kept?.seat && each.host) &&
  seats.some((each) => each.seat === seat && each.player === 'human' && !each.host);

/** Makes a new link to the seat of somebody whose device is lost; for whoever made the match alone. */
export function OfferAgain(props: {
  info: MatchInfo;
  seat: string;
  kept: KeptSeat | undefined;
  /** Hears what this browser keeps from now on. */
  onKept: (kept: KeptSeat) => void;
}) {
  const [fault, setFault] = createSignal<string>();
  const [isBusy, setBusy] = createSignal(false);
  const by = () => (mayOffer(props.info, props.kept, props.seat) ? props.kept : undefined);
  const offer = async (kept: KeptSeat): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      props.onKept(await offerAgain(kept, props.seat));
    } catch (error) {
      setFault(serverSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Show when={by()}>
      {(kept) => (
        <>
          <p class="small">{t('web.shell.offer.about')}</p>
          <Show when={fault()}>
            {(sentence) => (
              <p class="note" role="alert">
                {sentence()}
              </p>
            )}
          </Show>
          <div>
            <button type="button" class="button" disabled={isBusy()} onClick={() => void offer(kept())}>
              {t('web.shell.offer.again')}
            </button>
          </div>
        </>
      )}
    </Show>
  );
}
