import { createSignal, Show } from 'solid-js';
import { Dialog } from '../app/dialog.tsx';
import { t } from '../i18n/language.ts';
import type { Seal, Table } from '../table/table.ts';
import { checkDice, type DiceFinding } from './dice.ts';
import './dice-dialog.css';

/** The seal of the dice, and when the match is over their secret and the check. */
export function DiceDialog(props: { table: Table; onClose: () => void }) {
  return (
    <Dialog title={t('web.shell.dice.title')} onClose={props.onClose}>
      <Show when={props.table.seal()} fallback={<p>{t('web.shell.dice.unsealed')}</p>}>
        {(seal) => <Sealed table={props.table} seal={seal()} />}
      </Show>
    </Dialog>
  );
}

function Sealed(props: { table: Table; seal: Seal }) {
  const [finding, setFinding] = createSignal<DiceFinding | 'checking'>();
  const check = async (): Promise<void> => {
    setFinding('checking');
    setFinding(checkDice(await props.table.record(), props.seal));
  };
  return (
    <>
      <p>{t('web.shell.dice.about')}</p>
      <dl class="dice-facts">
        <dt class="label">{t('web.shell.dice.seal')}</dt>
        <dd>
          <code>{props.seal.commitment}</code>
        </dd>
        <dt class="label">{t('web.shell.dice.match')}</dt>
        <dd>
          <code>{props.seal.match}</code>
        </dd>
        <dt class="label">{t('web.shell.dice.secret')}</dt>
        <dd>
          <Show when={props.seal.secret} fallback={<em>{t('web.shell.dice.later')}</em>}>
            {(secret) => <code>{secret()}</code>}
          </Show>
        </dd>
      </dl>
      <Show when={props.seal.secret !== undefined}>
        <div class="dialog-actions">
          <button type="button" class="button primary" onClick={() => void check()}>
            {t('web.shell.dice.check')}
          </button>
        </div>
      </Show>
      <p role="status" class="dice-finding">
        {sentenceOf(finding())}
      </p>
    </>
  );
}

function sentenceOf(finding: DiceFinding | 'checking' | undefined): string {
  if (finding === undefined) return '';
  if (finding === 'checking') return t('web.shell.dice.checking');
  if (finding.ok) return t('web.shell.dice.good', { count: finding.count });
  if (finding.fault === 'secret') return t('web.shell.dice.badSecret');
  return t('web.shell.dice.badOutcome', { number: finding.number, purpose: finding.purpose });
}
