import { describe, expect, it } from 'vitest';
import { foldDigits, isNumberText } from './number-text.ts';

describe('foldDigits', () => {
  it('knows the digits of every script', () => {
    const digits = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(digits.length).toBeGreaterThan(600);
    const tens = digits.map((digit, place) => [digits[place - (place % 10)], foldDigits(digit)]);
    expect(tens.map(([, value]) => value)).toEqual(digits.map((_, place) => String(place % 10)));
  });
});

describe('isNumberText', () => {
  it.each(['7700900500', '+44 (0) 7700.900/500', '07700–900-500', '٧٧٠٠٩٠٠٥٠٠', '７７００ 900500', ''])(
    'takes %s for a number',
    (text) => expect(isNumberText(text)).toBe(true),
  );

  it.each([
    '7700900500 ext. 12',
    '7700900500x12',
    '7700900500;isub=12',
    '7700900500,,12',
    '7700900500-12#',
    'tel:77009005',
  ])('takes %s for more than a number', (text) => expect(isNumberText(text)).toBe(false));
});
