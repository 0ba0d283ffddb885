import { describe, expect, it } from 'vitest';
import { percentRange, rateFault } from './percent.ts';

describe('percentRange', () => {
  it('says the least and the most, or the one that all are', () => {
    const lines = (...percents: readonly string[]) => percents.map((percent) => ({ percent }));
    expect(percentRange(lines('0.80', '0.30', '10.00'))).toBe('\u20660.30%\u2069 –\u00a0\u206610.00%\u2069');
    expect(percentRange(lines('0.50', '0.50'))).toBe('\u20660.50%\u2069');
    expect(percentRange([])).toBe('\u20660.00%\u2069');
  });
});

describe('rateFault', () => {
  const bounds = { least: '0.30', most: '1.10' };
  it.each([
    ['0.30', undefined],
    ['1.1', undefined],
    [' 1 ', undefined],
    ['1.11', 'above'],
    ['0.29', 'below'],
    ['0.301', 'format'],
    ['-1', 'format'],
    ['', 'format'],
    ['1e0', 'format'],
  ])('says of %s: %s', (entered, fault) => {
    expect(rateFault(entered, bounds)).toBe(fault);
  });
});
