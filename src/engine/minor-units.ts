/** Currencies of ISO 4217 without decimals, and with three. `Intl` follows custom instead, by which rupees have none. */
const whole = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** How many decimals amounts of a currency have: 0, 2 or 3; 2 for what is no currency of ISO 4217. */
export function decimalsOf(currency: string): number {
  if (whole.includes(currency)) return 0;
  return thousandths.includes(currency) ? 3 : 2;
}

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

/** The smallest units that a decimal text holds whole: what a balance of finer money lets out. 0 for a text that is no amount. */
export function floorToMinor(text: string, decimals: number): number {
  const [integer = '', fraction = ''] = text.trim().split('.');
  const kept = fraction.slice(0, decimals);
  return toMinor(kept === '' ? integer : `${integer}.${kept}`, decimals) ?? 0;
}

/** Decimal text of a number of smallest units. */
export function fromMinor(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const sign = units < 0 ? '-' : '';
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
