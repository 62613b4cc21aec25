import { For, Show } from 'solid-js';
import type { MatchInfo } from '../../protocol/index.ts';
import { Dialog } from '../app/dialog.tsx';
import { t, wordsOf } from '../i18n/language.ts';
import { invitationTo } from '../table/remote/invitation.ts';
import { linkTo, watchLink } from '../table/remote/invite.ts';
import type { KeptSeat } from '../table/storage.ts';
import { freeSeats, Invitation } from './invites.tsx';
import { LinkField } from './link-field.tsx';
import { OfferAgain } from './offer-again.tsx';
import './invites.css';

/** The links into a match on a server: for whoever is still to come, for onlookers, for one's own other browser. */
export function LinksDialog(props: {
  info: MatchInfo;
  kept: KeptSeat | undefined;
  /** Hears what this browser keeps from now on. */
  onKept: (kept: KeptSeat) => void;
  onClose: () => void;
}) {
  /** The seats that people hold and that whoever made the match did not take. */
  const guests = () =>
    props.info.seats.filter(({ player, taken, host }) => player === 'human' && taken && !host);
  const isHost = () => props.info.seats.some(({ seat, host }) => host && seat === props.kept?.seat);
  const offer = (seat: string) => (
    <OfferAgain info={props.info} seat={seat} kept={props.kept} onKept={props.onKept} />
  );
  return (
    <Dialog title={t('web.shell.links.title')} onClose={props.onClose}>
      <div class="links">
        <For each={freeSeats(props.info)}>
          {(seat) => (
            <section>
              <h3>{t('web.shell.match.inviteFor', { side: wordsOf(props.info.game).name('side', seat) })}</h3>
              <Invitation info={props.info} seat={seat} kept={props.kept} />
              <Show when={invitationTo(props.info, props.kept, seat) === undefined}>{offer(seat)}</Show>
            </section>
          )}
        </For>
        <For each={isHost() ? guests() : []}>
          {({ seat }) => (
            <section>
              <h3>{wordsOf(props.info.game).name('side', seat)}</h3>
              <Show when={invitationTo(props.info, props.kept, seat)} fallback={offer(seat)}>
                <Invitation info={props.info} seat={seat} kept={props.kept} />
              </Show>
            </section>
          )}
        </For>
        <section>
          <h3>{t('web.shell.links.watch')}</h3>
          <Show when={props.info.spectators} fallback={<p>{t('web.shell.server.noSpectators')}</p>}>
            <LinkField label={t('web.shell.links.watchAbout')} href={watchLink(props.info.id)} />
          </Show>
        </section>
        <Show when={props.kept}>
          {(kept) => (
            <section>
              <h3>{t('web.shell.links.own')}</h3>
              <LinkField label={t('web.shell.links.ownAbout')} href={linkTo(props.info.id, kept().key)} />
            </section>
          )}
        </Show>
      </div>
    </Dialog>
  );
}
