import { RefusedError } from './console-refusal.ts';

/** No value of a release lies deeper. */
const DEEPEST = 32;

/**
 * Refuses a body that no table can keep, wherever the fault stands in it: a text with U+0000 or with half of a surrogate
 * pair, or a value within values beyond `DEEPEST`, which no program can write out again.
 * @throws RefusedError `INVALID`.
 */
export function refuseUnkeepable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed())
      throw new RefusedError('INVALID', 'A text holds a character that cannot be kept.');
  } else if (typeof value === 'object' && value !== null) {
    if (depth === DEEPEST) throw new RefusedError('INVALID', `Values lie in one another ${DEEPEST} deep at most.`);
    for (const [name, inner] of Object.entries(value)) {
      refuseUnkeepable(name);
      refuseUnkeepable(inner, depth + 1);
    }
  }
}
