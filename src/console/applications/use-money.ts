import { useTranslation } from 'react-i18next';

/** Gives a function that writes an amount (decimal text) of a currency (ISO 4217) as people read it: £12.50. */
export function useMoney(): (amount: string, currency: string) => string {
  const { i18n } = useTranslation();
  return (amount, currency) =>
    new Intl.NumberFormat(i18n.language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      Number(amount),
    );
}
