import { onMount } from 'solid-js';
import { language } from '../i18n/language.ts';
import type { SurfaceProps } from '../match/surface-props.ts';
import { Corner } from './empire/corner.tsx';
import { UmpireScreen } from './main/umpire-screen.tsx';
import { enterFirst } from './sitting/first-entries.ts';
import { createUmpire } from './umpire.ts';

/** The screen of *Virgin Queen*: the umpire beside the board, on a tablet or on a player's phone. */
export default function QueenSurface(props: SurfaceProps) {
  const umpire = createUmpire({
    get table() {
      return props.table;
    },
    get language() {
      return language();
    },
    get snapshot() {
      return props.snapshot;
    },
    get past() {
      return props.past;
    },
    get isRecord() {
      return props.isRecord;
    },
  });
  onMount(() => {
    const { matchId } = props;
    if (matchId !== undefined && umpire.records()) void enterFirst(props.table, matchId).catch(reportError);
  });
  return (
    <>
      <UmpireScreen
        umpire={umpire}
        matchId={props.matchId}
        past={props.past}
        onLook={(moment) => props.onLook(moment)}
      />
      <Corner umpire={umpire} />
    </>
  );
}
