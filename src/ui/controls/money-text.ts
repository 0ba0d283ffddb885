import { currencyPlace, formatAmount, type MoneyCurrency } from './format-money.ts';

/** An amount with its sign as plain text, left to right within a sentence of either direction. */
export function moneyText(amount: string, currency: MoneyCurrency, language: string): string {
  const { before, gap } = currencyPlace(currency, language);
  const digits = formatAmount(amount, currency, language);
  return `\u2066${before ? currency.symbol + gap + digits : digits + gap + currency.symbol}\u2069`;
}
