import '@fontsource/pt-sans/400.css';
import '@fontsource/pt-sans/700.css';
import '@fontsource/pt-serif/400.css';
import '@fontsource/pt-serif/400-italic.css';
import '@fontsource/pt-serif/700.css';
import './theme.css';
import './base.css';
import { render } from 'solid-js/web';
import { App } from './app/app.tsx';
import { learnToSpeak } from './i18n/language.ts';

const part = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no part '${id}'`);
  return element;
};

learnToSpeak().then(
  () => render(() => <App />, part('app')),
  (error: unknown) => {
    // Nothing can be said yet: the page itself holds the sentence.
    part('speechless').hidden = false;
    throw error;
  },
);
