import { createMemo, createSignal, For, Show } from 'solid-js';
import { queen, virginQueen, type QueenView } from '../../../games/index.ts';
import type { MatchInfo } from '../../../protocol/index.ts';
import { Dialog } from '../../app/dialog.tsx';
import { t, wordsOf } from '../../i18n/language.ts';
import { LinkField } from '../../match/link-field.tsx';
import { OfferAgain } from '../../match/offer-again.tsx';
import { invitationTo } from '../../table/remote/invitation.ts';
import { linkTo, watchLink } from '../../table/remote/invite.ts';
import type { KeptSeat } from '../../table/storage.ts';
import type { Snapshot } from '../../table/table.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import { Qr } from './qr.tsx';
import './phones.css';

/** Who a link is for: a player of a power, onlookers, or oneself at another device. */
type Door = queen.Power | 'watch' | 'own';

interface Props {
  readonly info: MatchInfo;
  readonly kept: KeptSeat | undefined;
  readonly snapshot: Snapshot | undefined;
  /** Hears what this browser keeps from now on. */
  readonly onKept: (kept: KeptSeat) => void;
  readonly onClose: () => void;
}

const seatedIn = (snapshot: Snapshot | undefined): queen.Facts['seated'] | undefined =>
  snapshot === undefined ? undefined : queen.decode(snapshot.view as QueenView).facts.seated;

/** The ways into a sitting: a QR code and a link for each player, and for whoever looks on (V10 R30). */
export default function PhonesDialog(props: Props) {
  const seated = createMemo(() => seatedIn(props.snapshot));
  const isTable = () => props.kept?.seat === 'table';
  const doors = (): readonly Door[] => [
    ...(isTable() ? queen.POWERS.filter((power) => seated()?.[power].player !== 0) : []),
    'watch',
    ...(props.kept === undefined ? [] : (['own'] as const)),
  ];
  const isTaken = (power: queen.Power): boolean =>
    props.info.seats.some(({ seat, taken, offered }) => seat === power && taken && !offered);
  const firstDoor = (): Door =>
    isTable()
      ? (doors().find((door) => isPower(door) && !isTaken(door)) ?? 'watch')
      : (doors().at(-1) ?? 'watch');
  const [door, setDoor] = createSignal<Door>(firstDoor());
  const name = (power: queen.Power): string => wordsOf(virginQueen.id).name('power', power);
  const title = (of: Door): string => (isPower(of) ? name(of) : t(`web.virgin-queen.sitting.phones.${of}`));
  return (
    <Dialog title={t('web.virgin-queen.sitting.phones.title')} onClose={props.onClose}>
      <Show when={isLoopback(location.hostname)}>
        <p class="note">{t('web.virgin-queen.sitting.phones.loopback')}</p>
      </Show>
      <div class="vq-sit-phones">
        <ul class="vq-sit-doors">
          <For each={doors()}>
            {(each) => (
              <li>
                <button
                  type="button"
                  class="vq-sit-door"
                  aria-pressed={door() === each}
                  onClick={() => setDoor(each)}
                >
                  {isPower(each) ? <PowerMark power={each} size={28} /> : undefined}
                  <span>
                    {title(each)}
                    <Show when={isPower(each) ? seated()?.[each].name : undefined}>
                      {(player) => <span class="muted small"> {player()}</span>}
                    </Show>
                  </span>
                  <Show when={isPower(each) && isTaken(each)}>
                    <span class="vq-sit-come">{t('web.virgin-queen.sitting.phones.come')}</span>
                  </Show>
                </button>
              </li>
            )}
          </For>
        </ul>
        <div class="vq-sit-way">
          <h3>{title(door())}</h3>
          <Way {...props} door={door()} isTaken={isTaken} title={title(door())} />
        </div>
      </div>
    </Dialog>
  );
}

/** Whether an address means the device itself, so that no other can reach it. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.');

const isPower = (door: Door): door is queen.Power => queen.POWERS.some((power) => power === door);

/** The address behind a door; undefined where this browser has none. */
function addressOf({ info, kept }: Props, door: Door): string | undefined {
  if (door === 'watch') return info.spectators ? watchLink(info.id) : undefined;
  if (door === 'own') return kept === undefined ? undefined : linkTo(info.id, kept.key);
  const token = invitationTo(info, kept, door);
  return token === undefined ? undefined : linkTo(info.id, token);
}

/** What is said of a door, and the way through it. */
function Way(props: Props & { door: Door; title: string; isTaken: (power: queen.Power) => boolean }) {
  const address = () => addressOf(props, props.door);
  const isGone = (): boolean => {
    const { door } = props;
    return isPower(door) && props.isTaken(door);
  };
  const offer = () => (
    <OfferAgain info={props.info} seat={props.door} kept={props.kept} onKept={props.onKept} />
  );
  const about = (): string => {
    const { door } = props;
    if (!isPower(door)) return t(`web.virgin-queen.sitting.phones.${door}About`);
    return t(`web.virgin-queen.sitting.phones.${door === 'empire' ? 'empireAbout' : 'powerAbout'}`);
  };
  return (
    <Show
      when={!isGone()}
      fallback={
        <>
          <p>{t('web.virgin-queen.sitting.phones.taken')}</p>
          {offer()}
        </>
      }
    >
      <Show
        when={address()}
        fallback={
          <>
            <p>{t(props.door === 'watch' ? 'web.shell.server.noSpectators' : 'web.shell.links.elsewhere')}</p>
            {offer()}
          </>
        }
      >
        {(href) => (
          <>
            <Qr text={href()} label={t('web.virgin-queen.sitting.phones.code', { title: props.title })} />
            <p>{about()}</p>
            <LinkField label={t('web.virgin-queen.sitting.phones.link')} href={href()} />
          </>
        )}
      </Show>
    </Show>
  );
}
