import type { JSX } from 'solid-js';
import { say, type Language } from '../../../words/index.ts';
import { Dialog } from '../../app/dialog.tsx';
import type { Rulebook } from './rulebook.ts';
import { RulesPanel } from './rules-panel.tsx';

interface Props {
  readonly language: Language;
  readonly book: Rulebook;
  /** The paragraph to be opened; '' for the beginning. */
  readonly paragraph: string;
  readonly onParagraph: (paragraph: string) => void;
  readonly onClose: () => void;
}

/** The rules over the page. */
export function RulesDialog(props: Props): JSX.Element {
  return (
    <Dialog title={say(props.language, 'web.panels.rules.title')} onClose={() => props.onClose()}>
      <RulesPanel
        language={props.language}
        book={props.book}
        paragraph={props.paragraph === '' ? undefined : props.paragraph}
        onParagraph={props.onParagraph}
      />
    </Dialog>
  );
}
