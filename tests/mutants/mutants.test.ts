import { expect, it } from 'vitest';
import { mutants } from './mutants.ts';
import { findUntriable } from './try-mutants.ts';

it('every mutant can be planted, and its rows have unit tests', () => {
  expect(findUntriable(mutants)).toEqual([]);
});
