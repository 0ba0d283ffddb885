/** Currency of a merchant: sign and place can differ from what the locale would do. */
export interface MoneyCurrency {
  readonly code: string;
  readonly symbol: string;
  readonly position?: 'before' | 'after';
  /** How many decimals amounts have; two where it is absent. */
  readonly decimals?: number;
}

/** Asterisks of a hidden amount: always as many, so that its length reveals nothing (row A-173). */
export const MASK = '******';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs a phone some milliseconds, and a page shows hundreds of amounts. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

const decimal = /^-?\d+(\.\d+)?$/;

function isDecimal(text: string): text is `${number}` {
  return decimal.test(text);
}

/**
 * Groups a decimal text and rounds it to the decimals of its currency without passing through a float; anything else is 0
 * (row A-172).
 */
export function formatAmount(
  amount: string | number | null | undefined,
  { decimals = 2 }: Pick<MoneyCurrency, 'decimals'>,
  language: string,
): string {
  const text = String(amount ?? '0').trim();
  const options = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  } as const;
  return numberFormat(language, options)
    .format(isDecimal(text) ? text : '0')
    .replace(/[\u200e\u200f\u061c]/g, '');
}

/** Where the sign stands and what separates it from the digits: what the merchant says, else the locale's custom. */
export function currencyPlace(
  currency: MoneyCurrency,
  language: string,
): { readonly before: boolean; readonly gap: string } {
  const gap = /[A-Za-z.]$/.test(currency.symbol) || currency.symbol.length > 1 ? '\u00a0' : '';
  if (currency.position !== undefined) return { before: currency.position === 'before', gap: gapAt(currency, gap) };
  const parts = numberFormat(language, { style: 'currency', currency: currency.code }).formatToParts(1);
  const kinds = parts.map((part) => part.type);
  const before = kinds.indexOf('currency') < kinds.indexOf('integer');
  return { before, gap: before ? gap : '\u00a0' };
}

function gapAt(currency: MoneyCurrency, gap: string): string {
  return currency.position === 'after' ? '\u00a0' : gap;
}
