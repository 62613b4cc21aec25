import { createEffect, createResource, createSignal, onCleanup, Show } from 'solid-js';
import { preparedRecord } from '../app/pending.ts';
import { go } from '../app/route.ts';
import { language } from '../i18n/language.ts';
import { openLocalTable } from '../table/local-table.ts';
import { CannotOpen } from './cannot-open.tsx';
import { MatchScreen } from './match-screen.tsx';
import { PlayOn } from './play-on.tsx';
import { SeenBy } from './seen-by.tsx';

/** A record that is looked through. */
export default function RecordPage() {
  const text = preparedRecord();
  createEffect(() => {
    if (text === undefined) go({ page: 'start' });
  });
  const [table] = createResource(
    () => text,
    (record) => openLocalTable({ type: 'record', text: record }, language, 0),
  );
  onCleanup(() => {
    if (table.error === undefined) table.latest?.close();
  });
  const [playing, setPlaying] = createSignal<number>();
  return (
    <Show when={table.error === undefined} fallback={<CannotOpen error={table.error} />}>
      <Show when={table()}>
        {(opened) => (
          <>
            <MatchScreen
              table={opened()}
              matchId={undefined}
              extra={<SeenBy table={opened()} />}
              onPlayOn={(length) => setPlaying(length)}
            />
            <Show when={playing() !== undefined}>
              <PlayOn
                gameId={opened().gameId}
                scenario={opened().snapshot()?.scenario ?? ''}
                text={text ?? ''}
                length={playing() ?? 0}
                onClose={() => setPlaying(undefined)}
              />
            </Show>
          </>
        )}
      </Show>
    </Show>
  );
}
