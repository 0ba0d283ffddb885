/** A name for an order of money that nobody else gives; also where a page is not secure, and has no `randomUUID`. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
