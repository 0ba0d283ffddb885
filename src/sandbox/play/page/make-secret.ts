/** As many random bytes, in hexadecimal digits: also where a page comes without TLS, and has no `randomUUID`. */
export function makeSecret(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
