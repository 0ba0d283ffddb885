/** A calling code in the written form of the list (`92`, `0092` and `+92` are one); absent for anything else. */
export function normaliseDialingCode(code: unknown): string | undefined {
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  const digits = String(code).replace(/^(\+|00)/, '');
  return /^[1-9]\d{0,3}$/.test(digits) ? `+${digits}` : undefined;
}
