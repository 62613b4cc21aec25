import type { App, Context } from './context.ts';

/** `/healthz`: the process lives. `/readyz`: it can write, so it can be played at. */
export function routeHealth(app: App, { store, now }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await store.probe(now());
      return { ok: true };
    } catch {
      request.log.error('the database cannot be written');
      return reply.code(503).send({ ok: false });
    }
  });
}
