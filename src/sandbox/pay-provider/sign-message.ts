import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of a signed message: when it was signed, in seconds, and the signature. */
export const signatureHeaders = { time: 'payment-timestamp', signature: 'payment-signature' } as const;

/** How far the time of a message may lie from ours. */
const toleranceSeconds = 300;

/** Signs a message: HMAC-SHA256 over its time and its very bytes, in hexadecimal digits. */
export function signMessage(secret: string, seconds: string, raw: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex');
}

/** A message as it arrived. */
export interface SignedMessage {
  readonly seconds: string;
  readonly signature: string;
  readonly raw: string;
}

/** Whether a message was signed with the secret, and lately. Takes as long for a wrong signature as for a right one. */
export function isSigned(secret: string, { seconds, signature, raw }: SignedMessage, now: Date): boolean {
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  const expected = Buffer.from(signMessage(secret, seconds, raw));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
