import '@fontsource/pt-sans/400.css';
import '@fontsource/pt-sans/700.css';
import '@fontsource/pt-serif/400.css';
import '@fontsource/pt-serif/400-italic.css';
import '@fontsource/pt-serif/700.css';
import './theme.css';
import './base.css';
import { render } from 'solid-js/web';
import { App } from './app/app.tsx';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the table');
render(() => <App />, root);
