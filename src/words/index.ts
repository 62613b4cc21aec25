export type { NoArguments, Value } from './message.ts';
export {
  isLanguage,
  LANGUAGES,
  learn,
  messageKeys,
  say,
  trySay,
  type Language,
  type MessageKey,
} from './say.ts';
export { sayProblem, Words, words, type Facts, type Subject, type WhenMissing } from './words.ts';
