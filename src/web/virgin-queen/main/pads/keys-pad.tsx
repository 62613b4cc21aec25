import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import { PowerMark } from '../../marks/power-mark.tsx';
import type { Desk } from '../desk.ts';
import { EntryButton } from '../entry-button.tsx';
import { Exact, PowerPick, Switcher } from './pick.tsx';

/** Keys of a power in count mode (V1.6): taken, lost, passed on, in unrest, or typed as they are. */
export function KeysPad(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  return (
    <div class="vq-pad">
      <PowerPick
        umpire={umpire}
        legend={t('web.virgin-queen.main.whose')}
        picked={props.desk.power()}
        onPick={props.desk.choosePower}
      />
      <For each={queen.groupsOf(props.desk.power())}>
        {(group) => <GroupPart desk={props.desk} group={group} />}
      </For>
    </div>
  );
}

const most = queen.MOST_KEYS;

function GroupPart(props: { desk: Desk; group: queen.Group }): JSX.Element {
  const { umpire } = props.desk;
  const name = () => umpire.words().name('group', props.group);
  const tally = createMemo(() => queen.tallyOf(umpire.state().facts, umpire.state().terms, props.group));
  const askUnrest = (): void =>
    props.desk.askNumber({
      title: t('web.virgin-queen.main.askUnrest', { group: name() }),
      hint: '',
      least: 0,
      most: tally().keys ?? most,
      value: tally().unrest,
      onNumber: (count) => props.desk.put(`keys-unrest ${props.group} ${count}`),
    });
  const askKeys = (): void =>
    props.desk.askNumber({
      title: t('web.virgin-queen.main.askKeys', { group: name() }),
      hint: t('web.virgin-queen.main.askKeysHint'),
      least: 0,
      most,
      value: tally().keys,
      onNumber: (count) => {
        const isFirst = tally().unrest === null;
        props.desk.put(`keys ${props.group} ${count}`);
        if (isFirst) queueMicrotask(askUnrest);
      },
    });
  return (
    <div role="group" class="vq-pad-part" aria-label={name()}>
      <h3>
        {name()}
        <small>{openText(tally())}</small>
      </h3>
      <div class="vq-pad-two">
        <Exact label={t('web.virgin-queen.main.keys')} value={tally().keys} onAsk={askKeys} />
        <Exact label={t('web.virgin-queen.main.inUnrest')} value={tally().unrest} onAsk={askUnrest} />
        <Show when={tally().keys !== null}>
          <EntryButton desk={props.desk} line={`gain ${props.group} calm`}>
            {t('web.virgin-queen.main.taken')}
          </EntryButton>
          <EntryButton desk={props.desk} line={`lose ${props.group} calm`}>
            {t('web.virgin-queen.main.lost')}
          </EntryButton>
          <EntryButton desk={props.desk} line={`riot ${props.group}`}>
            {t('web.virgin-queen.main.unrestPlaced')}
          </EntryButton>
          <EntryButton desk={props.desk} line={`settle ${props.group}`}>
            {t('web.virgin-queen.main.unrestRemoved')}
          </EntryButton>
          <EntryButton desk={props.desk} line={`gain ${props.group} unrest`}>
            {t('web.virgin-queen.main.takenUnrest')}
          </EntryButton>
          <EntryButton desk={props.desk} line={`lose ${props.group} unrest`}>
            {t('web.virgin-queen.main.lostUnrest')}
          </EntryButton>
        </Show>
      </div>
      <Show when={tally().keys !== null}>
        <TakeFrom desk={props.desk} group={props.group} />
      </Show>
    </div>
  );
}

const openText = (tally: queen.KeyTally): string => {
  const open = queen.openIn(tally);
  return open === null ? '' : t('web.virgin-queen.main.openKeys', { open });
};

/** A key passes from one power to another in one entry. */
function TakeFrom(props: { desk: Desk; group: queen.Group }): JSX.Element {
  const { umpire } = props.desk;
  const [calm, setCalm] = createSignal<queen.Calm>('calm');
  const others = () => queen.GROUPS.filter((group) => group !== props.group);
  return (
    <>
      <p class="label">{t('web.virgin-queen.main.takesFrom')}</p>
      <Switcher
        legend={t('web.virgin-queen.main.keyWas')}
        value={calm()}
        onValue={setCalm}
        values={[
          { value: 'calm', label: t('web.virgin-queen.main.wasCalm') },
          { value: 'unrest', label: t('web.virgin-queen.main.wasUnrest') },
        ]}
      />
      <div class="vq-pad-two">
        <For each={others()}>
          {(loser) => (
            <EntryButton desk={props.desk} line={`take ${props.group} ${loser} ${calm()}`}>
              <PowerMark power={queen.powerOf(loser)} size={22} />
              {umpire.words().name('group', loser)}
            </EntryButton>
          )}
        </For>
      </div>
    </>
  );
}
