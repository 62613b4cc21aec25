import type { ViewFrame } from '../../games/hammer-of-the-scots/view.ts';

/** The frame of one step, as a view shows it. */
export type FrameOf<N extends ViewFrame['step']> = Extract<ViewFrame, { readonly step: N }>;
