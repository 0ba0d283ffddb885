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
  return isSameText(signature, signMessage(secret, seconds, raw));
}

/** Whether a text is the expected one; takes as long for any text of its length. */
export function isSameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A message that arrived with its headers. */
export function signedMessage(headers: Readonly<Record<string, unknown>>, raw: unknown): SignedMessage {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    seconds: text(headers[signatureHeaders.time]),
    signature: text(headers[signatureHeaders.signature]),
    raw: text(raw),
  };
}

/** Sends a message, signed at a moment. Throws when nobody answers within so many milliseconds, and gives the answer's status. */
export async function sendSigned(
  url: string,
  message: object,
  { secret, now, waitMs = 10_000 }: { readonly secret: string; readonly now: Date; readonly waitMs?: number },
): Promise<number> {
  const raw = JSON.stringify(message);
  const seconds = String(Math.floor(now.getTime() / 1000));
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.time]: seconds,
      [signatureHeaders.signature]: signMessage(secret, seconds, raw),
    },
    body: raw,
    signal: AbortSignal.timeout(waitMs),
  });
  await answer.arrayBuffer();
  return answer.status;
}
