import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from '../refusal.ts';
import type { App } from './context.ts';

/**
 * What may be logged of an error: its kind and where it happened. Its message is left out, since it may name what
 * somebody hides.
 */
export function safely(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { error: error.name, ...code, stack };
}

/** Errors of the web server itself, in our words. */
function known(error: FastifyError): Refusal | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    return new Refusal('badRequest', { where: first?.instancePath ?? '' });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('tooLarge');
  if (error.statusCode === 429) return new Refusal('tooMany');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('badRequest', { where: '' });
  }
  return undefined;
}

/** Turns everything that goes wrong into a refusal, and logs what should not have gone wrong. */
export function answerErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = error instanceof Refusal ? error : known(error);
    if (refusal === undefined) request.log.error(safely(error), 'failed');
    const { status, body } = answerOf(refusal ?? new Refusal('internal'));
    return reply.code(status).send(body);
  });
}

const answerOf = (refusal: Refusal): { status: number; body: object } => ({
  status: refusal.status,
  body: refusal.body(),
});
