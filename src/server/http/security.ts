import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from './context.ts';
import { Counts } from './counts.ts';
import { checkOrigin } from './origin.ts';

/** What a page of the table may load: its own files, and nothing from anywhere else. */
const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Lengths and colours that a component computes; they cannot load or run anything.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request is counted: all but the files of the page and the question whether the process lives. */
function isCounted({ routeOptions }: FastifyRequest): boolean {
  // The route, and not the address: that can be written in many ways.
  const { url = '' } = routeOptions;
  return url.startsWith('/api/') || url === '/readyz';
}

/** Headers, cookies, limits, and the origin of everything that could change something. */
export async function secure(app: App, { origins, rates, secure: https }: Context): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: rates.requests,
    timeWindow: '1 minute',
    store: Counts,
    allowList: (request) => !isCounted(request),
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!SAFE_METHODS.has(request.method) || request.headers.upgrade !== undefined)
      checkOrigin(request, origins);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Only the files of the page say how long they may be kept.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
