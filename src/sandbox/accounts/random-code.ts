import { randomInt } from 'node:crypto';

/** Without the letters and digits that people confuse. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code of so many capitals and digits that nobody can guess, for people to read and type. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}
