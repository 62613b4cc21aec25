import { For } from 'solid-js';
import type { Viewer } from '../../core/game.ts';
import { t, wordsOf } from '../i18n/language.ts';
import { gameOf } from '../table/games.ts';
import type { Table } from '../table/table.ts';
import './seen-by.css';

/** Through whose eyes a record is seen. */
export function SeenBy(props: { table: Table }) {
  const viewers = (): readonly Viewer[] => [...gameOf(props.table.gameId).seats.keys(), 'observer'];
  const nameOf = (viewer: Viewer): string =>
    viewer === 'observer' ? t('web.shell.replay.observer') : wordsOf(props.table.gameId).seat(viewer);
  return (
    <label class="seen-by">
      <span class="label">{t('web.shell.replay.as')}</span>
      <select
        onChange={(event) => {
          const viewer = viewers()[event.currentTarget.selectedIndex];
          if (viewer !== undefined) void props.table.look(viewer);
        }}
      >
        <For each={viewers()}>
          {(viewer) => <option selected={props.table.snapshot()?.viewer === viewer}>{nameOf(viewer)}</option>}
        </For>
      </select>
    </label>
  );
}
