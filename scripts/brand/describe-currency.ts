/** How a currency is shown in a language: its sign and where it stands. A code that nobody knows is its own sign. */
export function describeCurrency(
  code: string,
  language: string,
): { readonly code: string; readonly symbol: string; readonly position: 'before' | 'after' } {
  try {
    const format = new Intl.NumberFormat(language === 'ur' ? 'en' : language, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    });
    const parts = format.formatToParts(1).map(({ type, value }) => ({ type, value }));
    const symbol = parts.find(({ type }) => type === 'currency')?.value ?? code;
    return { code, symbol, position: parts[0]?.type === 'currency' ? 'before' : 'after' };
  } catch (error) {
    // Platforms have currencies of their own, which are no ISO codes.
    if (error instanceof RangeError) return { code, symbol: code, position: 'after' };
    throw error;
  }
}
