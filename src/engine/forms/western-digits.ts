/** Urdu and Persian keyboards type their own digits; numbers are sent in western ones. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** The same of an amount, whose decimals those keyboards set off by a mark of their own. */
export function westernAmount(text: string): string {
  return westernDigits(text).replace('٫', '.');
}
