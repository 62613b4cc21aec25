export { BattleBoard } from './battle/battle-board.tsx';
export { createPanels } from './controller.ts';
export { HammerPanel } from './hammer-panel.tsx';
