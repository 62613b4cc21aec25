import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** The host that an origin names; undefined for what is no origin, such as `null`. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

/**
 * Refuses what a page of another site sends. Programs that are no browser name no origin and carry no cookie of
 * somebody else's, so they may pass.
 */
export function checkOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('wrongOrigin');
  if (origin === undefined || origins.includes(origin)) return;
  if (host === undefined || hostOf(origin) !== host) throw new Refusal('wrongOrigin');
}
