import { For, Show } from 'solid-js';
import type { MatchInfo } from '../../protocol/index.ts';
import { t, wordsOf } from '../i18n/language.ts';
import { gameOf } from '../table/games.ts';
import { invitationTo } from '../table/remote/invitation.ts';
import { linkTo } from '../table/remote/invite.ts';
import type { KeptSeat } from '../table/storage.ts';
import { LinkField } from './link-field.tsx';
import './invites.css';

/** The seats that wait for somebody to take them. */
export const freeSeats = ({ seats }: MatchInfo): readonly string[] =>
  seats.flatMap(({ seat, player, taken }) => (player === 'human' && !taken ? [seat] : []));

/** The free seats that a match waits for: where an umpire records, it waits for nobody. */
export const awaitedSeats = (info: MatchInfo): readonly string[] =>
  gameOf(info.game).umpire === true ? [] : freeSeats(info);

/** The link that gives a seat away; where another browser has it, that is said. */
export function Invitation(props: { info: MatchInfo; seat: string; kept: KeptSeat | undefined }) {
  return (
    <Show
      when={invitationTo(props.info, props.kept, props.seat)}
      fallback={<p class="small muted">{t('web.shell.links.elsewhere')}</p>}
    >
      {(token) => <LinkField label={t('web.shell.match.invite')} href={linkTo(props.info.id, token())} />}
    </Show>
  );
}

/**
 * The seats that a match waits for, with the links that give them away. Where an umpire records, it waits for nobody:
 * its links stand among the other ones.
 */
export function Invites(props: { info: MatchInfo; kept: KeptSeat | undefined }) {
  return (
    <For each={awaitedSeats(props.info)}>
      {(seat) => (
        <section class="invite">
          <p>{t('web.shell.match.inviteFor', { side: wordsOf(props.info.game).name('side', seat) })}</p>
          <Invitation info={props.info} seat={seat} kept={props.kept} />
        </section>
      )}
    </For>
  );
}
