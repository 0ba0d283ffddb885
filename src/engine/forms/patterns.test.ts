import { expect, it } from 'vitest';
import { patternOf, patterns } from './patterns.ts';

it('gives the expression of a pattern id: the own one first, nothing for an unknown one', () => {
  const own = { letters: '^[a-c]+$', cnic: '^[0-9]{13}$' };
  expect(['letters', 'cnic', 'digits', 'nobody', 'toString', undefined].map((id) => patternOf(id, own))).toEqual([
    ...['^[a-c]+$', '^[0-9]{13}$', patterns.digits],
    ...[undefined, undefined, undefined],
  ]);
  expect(patternOf('letters')).toBe(patterns.letters);
});
