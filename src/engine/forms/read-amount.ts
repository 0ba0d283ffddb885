import { westernDigits } from './western-digits.ts';

/** What people write or paste beside the digits of an amount: spaces, a currency sign, apostrophes and the Arabic mark of thousands. */
const beside = /[\s\p{Sc}'’٬]/gu;
const thousandsByComma = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const thousandsByPoint = /^\d{1,3}(?:\.\d{3})+,\d*$/;

/**
 * The decimal text of an amount as people write it, with a decimal comma as well as with a point: `1,000.00` and `1.000,00` are
 * 1000.00, `50,5` is 50.5, and `1,000` is a thousand, as a site writes it itself. What is no amount stays as it is typed.
 */
export function readAmount(typed: string): string {
  const text = westernDigits(typed).replaceAll(beside, '').replace('٫', '.');
  if (thousandsByComma.test(text)) return text.replaceAll(',', '');
  if (thousandsByPoint.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d*$/.test(text) ? text.replace(',', '.') : text;
}

/**
 * Whether an amount says two things: `1.000` is a thousand to half of the world. A currency of three decimals is written so;
 * in every other one nobody writes three.
 */
export function isAmbiguous(decimal: string, decimals: number): boolean {
  return decimals < 3 && /^\d{1,3}\.\d{3}$/.test(decimal.trim());
}
