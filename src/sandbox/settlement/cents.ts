/** Decimal text in hundredths, exactly. */
export function centsOf(text: string): bigint {
  const isNegative = text.startsWith('-');
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
  return isNegative ? -cents : cents;
}

/** Hundredths as decimal text with two places. */
export function decimalOf(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of decimal texts. */
export function sumOf(amounts: readonly string[]): string {
  return decimalOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0n));
}
