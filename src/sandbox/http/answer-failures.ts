import type { FastifyInstance } from 'fastify';
import { failure, PlatformError, retryAfterOf } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { answerMissing } from './answer-call.ts';

/** Gives every failure of a server its code; what nobody expected goes to standard error and says nothing to strangers. */
export function answerFailures(server: FastifyInstance, { scenarios }: Sandbox): void {
  server.setNotFoundHandler(answerMissing);
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof PlatformError) {
      const retryAfter = retryAfterOf(error.failure);
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
      return reply.code(error.status).send(error.failure);
    }
    const status = statusOf(error);
    if (status < 500) return reply.code(status).send(failure('body.invalid').failure);
    // What is cut off while the sandbox ends is no fault of it.
    if (!isClosing) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    const known = failure('unknown.error').failure;
    // In tests the reason is the answer; elsewhere a reason would tell strangers about our insides.
    const reason = scenarios.isOpen ? { message: error instanceof Error ? error.message : String(error) } : {};
    return reply.code(500).send({ ...known, ...reason });
  });
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}
