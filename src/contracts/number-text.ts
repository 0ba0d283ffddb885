/** A text as it is read by whoever takes digits of any script and width for digits, as libraries for phone numbers do. */
export function foldDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/**
 * Whether a text is a phone number and nothing more: digits, and the signs that people write between them. Libraries also
 * read extensions and parameters (`x12`, `;isub=12`), by which one number would have as many spellings as there are numbers.
 */
export function isNumberText(text: string): boolean {
  return /^[\d\s+()./\p{Pd}]*$/u.test(foldDigits(text));
}

/** Every script has its ten digits in a row. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
