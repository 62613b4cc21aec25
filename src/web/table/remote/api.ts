import type {
  Accepted,
  Claimed,
  Created,
  CreateMatch,
  ErrorCode,
  Games,
  Invited,
  Material,
  Offered,
  PastState,
  PostAction,
  PostResign,
  PostUndo,
  Refused,
  Stale,
  Updates,
  Verdict,
} from '../../../protocol/index.ts';

/** What the server refuses. */
export class ServerError extends Error {
  readonly code: ErrorCode;
  readonly args: Readonly<Record<string, unknown>>;
  /** What came after the update that the client named, when its post was stale. */
  readonly missed: Updates | undefined;

  constructor(code: ErrorCode, args: Readonly<Record<string, unknown>>, missed?: Updates) {
    super(code);
    this.name = 'ServerError';
    this.code = code;
    this.args = args;
    this.missed = missed;
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('the server cannot be reached', { cause });
    this.name = 'Unreachable';
  }
}

const PATIENCE_MS = 20_000;

async function send(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    throw new Unreachable(error);
  }
  if (response.ok) return response;
  if (response.status === 502 || response.status === 504) throw new Unreachable(response.status);
  const answer = await response.json().catch((error: unknown) => {
    throw new Unreachable(error);
  });
  const { error, ...rest } = answer as Refused | Stale;
  throw new ServerError(error.code, error.args, 'state' in rest ? rest : undefined);
}

const get = async <T>(path: string): Promise<T> => (await send(path)).json() as Promise<T>;
const post = async <T>(path: string, body: unknown): Promise<T> =>
  (await send(path, body)).json() as Promise<T>;

const at = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;

/** The question of an address: who asks, and from which update on. */
function asking(viewer: string, after = -1): string {
  const question = new URLSearchParams();
  if (viewer !== 'observer') question.set('seat', viewer);
  if (after >= 0) question.set('after', String(after));
  return question.size === 0 ? '' : `?${question}`;
}

/** What can be asked of the server. All of it may throw a `ServerError` or `Unreachable`. */
export const api = {
  games: () => get<Games>('/api/games'),
  create: (match: CreateMatch) => post<Created>('/api/matches', match),
  invited: (match: string, token: string) => post<Invited>(`${at(match)}/invitation`, { token }),
  claim: (match: string, token: string, id: string) => post<Claimed>(`${at(match)}/claim`, { token, id }),
  offer: (match: string, by: string, seat: string) => post<Offered>(`${at(match)}/offer`, { by, seat }),
  updates: (match: string, viewer: string, after?: number) =>
    get<Updates>(`${at(match)}/updates${asking(viewer, after)}`),
  past: (match: string, viewer: string, length: number) =>
    get<PastState>(`${at(match)}/at/${length}${asking(viewer)}`),
  record: async (match: string, viewer: string) =>
    (await send(`${at(match)}/record${asking(viewer)}`)).text(),
  why: (match: string, seat: string, action: string) =>
    get<Verdict>(`${at(match)}/why?${new URLSearchParams({ seat, action })}`),
  act: (match: string, action: PostAction) => post<Accepted>(`${at(match)}/actions`, action),
  resign: (match: string, resign: PostResign) => post<Accepted>(`${at(match)}/resign`, resign),
  material: (match: string, viewer: string) => get<Material>(`${at(match)}/material${asking(viewer)}`),
  undo: (match: string, undo: PostUndo) => post<Accepted>(`${at(match)}/undo`, undo),
  /** The address of the live updates after a number. */
  live(match: string, viewer: string, after: number): string {
    const url = new URL(`${at(match)}/live${asking(viewer, after)}`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return url.href;
  },
};
