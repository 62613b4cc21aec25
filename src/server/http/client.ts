import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '../refusal.ts';
import type { App } from './context.ts';

/** Serves the built client. Every address of the page is the same file: the client knows what to show there. */
export async function routeClient(app: App, web: string | undefined): Promise<void> {
  const present = web !== undefined && existsSync(join(web, 'index.html'));
  if (present) {
    await app.register(fastifyStatic, {
      root: web,
      cacheControl: false,
      setHeaders(reply, path) {
        const lasting = path.startsWith(join(web, 'assets'));
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const isPage = (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
    if (present && isPage && !url.startsWith('/api/')) return reply.sendFile('index.html');
    throw new Refusal('notFound');
  });
}
