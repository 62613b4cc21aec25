export { ActionPanel } from './actions/action-panel.tsx';
export { Announcer } from './announcer.tsx';
export type { Choice, Decision, Traces } from './decision.ts';
export { LogPanel } from './log/log-panel.tsx';
export { trackSeen } from './log/track-seen.ts';
export type { Rulebook } from './rules/rulebook.ts';
export { RulesDialog } from './rules/rules-dialog.tsx';
export { Timeline } from './timeline/timeline.tsx';
export { WhyNote } from './why/why-note.tsx';
