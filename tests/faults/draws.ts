import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../src/sandbox/merchants/seeded-random.ts';

/** `LIVERY_SEED` repeats the draws of an earlier run; what the machine did meanwhile does not come back. */
const seed = process.env['LIVERY_SEED'] ?? randomUUID().slice(0, 8);
const random = seededRandom(seed);

process.once('exit', (code) => {
  if (code !== 0) process.stderr.write(`The same draws again: LIVERY_SEED=${seed}\n`);
});

/** A whole number from 0 on, below a bound. */
export function drawBelow(bound: number): number {
  return Math.floor(random() * bound);
}

/** Waits for a drawn part of a span, in milliseconds. */
export function waitWithin(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, random() * ms));
}
