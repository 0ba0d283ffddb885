/**
 * The whole number of smallest units (pence, paisa) of a decimal text. Nothing for a text that is no amount, or that has
 * more decimals than the currency; further noughts are none. Never passes through a fraction.
 */
export function toMinor(text: string, decimals: number): number | undefined {
  const [, integer = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? [];
  if (integer === '' || /[1-9]/.test(fraction.slice(decimals))) return undefined;
  const units = Number(integer + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? units : undefined;
}

/**
 * The smallest units that a decimal text holds whole, however large, with its sign: what is finer than the currency is left
 * out. 0 for a text that is no amount.
 */
export function unitsOf(text: string, decimals: number): bigint {
  const [, sign = '', integer = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  const units = BigInt(integer + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return sign === '' ? units : -units;
}

/** Decimal text of a number of smallest units. */
export function fromMinor(units: number | bigint, decimals: number): string {
  const digits = String(units)
    .replace('-', '')
    .padStart(decimals + 1, '0');
  const sign = units < 0 ? '-' : '';
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A decimal text with exactly as many decimals as the currency has; what is finer is left out. */
export function exactText(text: string, decimals: number): string {
  return fromMinor(unitsOf(text, decimals), decimals);
}

/** The sum of decimal texts, exactly. */
export function sumOf(amounts: readonly string[], decimals: number): string {
  return fromMinor(
    amounts.reduce((sum, amount) => sum + unitsOf(amount, decimals), 0n),
    decimals,
  );
}

/** A percentage of an amount, in its smallest units, rounded up: the fee of a payment. The percentage is decimal text. */
export function feeShare(amount: number, percent: string): number {
  return Number((BigInt(amount) * unitsOf(percent, 2) + 9999n) / 10_000n);
}
