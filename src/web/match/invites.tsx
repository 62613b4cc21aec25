import { For, Show } from 'solid-js';
import type { MatchInfo } from '../../protocol/index.ts';
import { notify } from '../app/notices.tsx';
import { t, wordsOf } from '../i18n/language.ts';
import { linkTo } from '../table/remote/invite.ts';
import './invites.css';

/** The seats that are still free, with the links that give them away. */
export function Invites(props: { info: MatchInfo; invites: Readonly<Record<string, string>> }) {
  const free = () => props.info.seats.filter(({ player, taken }) => player === 'human' && !taken);
  return (
    <For each={free()}>
      {({ seat }) => (
        <section class="invite">
          <p>{t('web.shell.match.inviteFor', { side: wordsOf(props.info.game).name('side', seat) })}</p>
          <Show when={props.invites[seat]}>{(token) => <Link href={linkTo(props.info.id, token())} />}</Show>
        </section>
      )}
    </For>
  );
}

function Link(props: { href: string }) {
  let input: HTMLInputElement | undefined;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.href);
      notify(t('web.shell.match.copied'));
    } catch {
      // Without leave to copy, the link is marked for the person to do it.
      input?.select();
    }
  };
  return (
    <>
      <p class="small">{t('web.shell.match.invite')}</p>
      <div class="invite-link">
        <input
          ref={(each) => {
            input = each;
          }}
          readonly
          value={props.href}
          aria-label={t('web.shell.match.invite')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          {t('web.shell.match.copy')}
        </button>
      </div>
    </>
  );
}
