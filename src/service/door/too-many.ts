import type { FastifyReply } from 'fastify';

const units = [
  { unit: 'hour', ms: 3_600_000, from: 90 * 60_000 },
  { unit: 'minute', ms: 60_000, from: 90_000 },
  { unit: 'second', ms: 1_000, from: 0 },
] as const;

/** Answers a call that was made too often: the platform's own code, the wait in words, in seconds and as `Retry-After`. */
export function sendTooMany(reply: FastifyReply, waitMs: number): FastifyReply {
  const { unit, ms } = units.find(({ from }) => waitMs > from) ?? units[2];
  const waitSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const wait = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(waitMs / ms)),
  );
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('retry-after', String(waitSeconds))
    .send({ code: 'rate.limited', message: `Too many tries. Try again in ${wait}.`, value: { waitSeconds } });
}
