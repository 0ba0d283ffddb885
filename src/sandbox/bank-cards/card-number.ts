/** The digits of a card number as people write it, in groups or not. */
export function digitsOf(number: string): string {
  return number.replaceAll(/[ -]/g, '');
}

/** Whether the last digit fits the others (ISO/IEC 7812-1, Annex B): a slip of one digit, and most swaps, are found. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** What is shown of a number. */
export function lastDigitsOf(digits: string): string {
  return digits.slice(-4);
}
