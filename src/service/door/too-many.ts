import type { FastifyReply } from 'fastify';
import { waitInWords } from '../../storage/limits/wait-in-words.ts';

/** Answers a call that was made too often: the platform's own code, the wait in words, in seconds and as `Retry-After`. */
export function sendTooMany(reply: FastifyReply, waitMs: number): FastifyReply {
  const waitSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const message = `Too many tries. Try again in ${waitInWords(waitMs)}.`;
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('retry-after', String(waitSeconds))
    .send({ code: 'rate.limited', message, value: { waitSeconds } });
}
