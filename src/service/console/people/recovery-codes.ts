import { randomInt } from 'node:crypto';
import { digestOf } from './digest.ts';

const count = 10;
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of 16 letters, 79 random bits each: nobody tries one out, even with the digests in hand. */
export function makeRecoveryCodes(): readonly string[] {
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
      '-',
    ),
  );
}

/** How a recovery code is kept; case, spaces and hyphens do not count. Nothing for what is none. */
export function digestOfRecoveryCode(code: string): string | undefined {
  const plain = code.toLowerCase().replace(/[\s-]/g, '');
  return /^[a-z2-9]{16}$/.test(plain) ? digestOf(`recovery ${plain}`) : undefined;
}
