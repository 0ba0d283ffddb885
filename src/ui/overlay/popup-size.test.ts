import { describe, expect, it } from 'vitest';
import { popupSize } from './popup-size.ts';

describe('popupSize', () => {
  it.each([
    [300, 'calc(3 * 6.25rem)'],
    [600, 'calc(6 * 6.25rem)'],
  ])('makes rem of the design of %i px', (px, length) => {
    expect(popupSize(px)).toBe(length);
  });
});
