/** Currencies of ISO 4217 without decimals, and with three. `Intl` follows custom instead, by which rupees have none. */
const whole = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** How many decimals amounts of a currency have: 0, 2 or 3; 2 for what is no currency of ISO 4217. */
export function decimalsOf(currency: string): number {
  if (whole.includes(currency)) return 0;
  return thousandths.includes(currency) ? 3 : 2;
}
