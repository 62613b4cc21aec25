import type { Language, Words } from '../../../../words/index.ts';
import type { Choice, Decision, Traces } from '../../../panels/decision.ts';
import type { HammerSnapshot } from '../../../table/table.ts';
import type { BattleShow } from './show.ts';

/** What the battle board is given. */
export interface BattleProps {
  readonly film: BattleShow<HammerSnapshot>;
  readonly snapshot: HammerSnapshot;
  readonly words: Words;
  readonly language: Language;
  readonly decision: Decision | undefined;
  readonly busy: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onTraces: (traces: Traces | undefined) => void;
  /** Told when a battle begins and ends to be shown, and while it is put aside to see the map. */
  readonly onOpen?: (isOpen: boolean) => void;
  /** Asks why a block can act or not. */
  readonly onAsk: (block: string) => void;
}
