export { BattleBoard } from './battle/battle-board.tsx';
export { createPanels, type PanelsController, type PanelsInput } from './controller.ts';
export { HammerPanel } from './hammer-panel.tsx';
