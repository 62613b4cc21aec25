import { createSignal } from 'solid-js';

/** Where in the table somebody is. It stands behind the # of the address, so that no server is asked. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'match'; readonly id: string }
  /** A seat at a table on a server; the seat is `observer` for whoever watches. */
  | { readonly page: 'seat'; readonly match: string; readonly seat: string }
  /** An invitation to a seat, or its key. */
  | { readonly page: 'join'; readonly match: string; readonly token: string }
  | { readonly page: 'record' }
  /** Where people who play at a table of their own begin a match with an umpire. */
  | { readonly page: 'sitting'; readonly game: string };

const read = (hash: string): Route => {
  const [page = '', first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'match' && first !== '') return { page, id: first };
  if (page === 'seat' && first !== '') return { page, match: first, seat: second || 'observer' };
  if (page === 'join' && first !== '' && second !== '') return { page, match: first, token: second };
  if (page === 'sitting' && first !== '') return { page, game: first };
  return page === 'record' ? { page } : { page: 'start' };
};

const write = (route: Route): string => {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'match':
      return `#/match/${route.id}`;
    case 'seat':
      return `#/seat/${route.match}/${route.seat}`;
    case 'join':
      return `#/join/${route.match}/${route.token}`;
    case 'record':
      return '#/record';
    case 'sitting':
      return `#/sitting/${route.game}`;
  }
};

const [route, set] = createSignal<Route>(read(location.hash));

addEventListener('hashchange', () => set(read(location.hash)));

/** Where we are now. */
export { route };

/** The address of a place, for a link. */
export const hrefOf = write;

/** Goes somewhere. */
export function go(to: Route): void {
  location.hash = write(to);
}

/** Goes somewhere without a way back: what stood in the address is forgotten. */
export function goInstead(to: Route): void {
  history.replaceState(null, '', write(to));
  set(to);
}
