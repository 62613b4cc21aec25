/** What a function gives back that may fail for a reason its caller has to deal with. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function good<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function bad<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
