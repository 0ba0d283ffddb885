import { describe, expect, it } from 'vitest';
import { createVisitSlots } from './visit-slots.ts';

describe('createVisitSlots', () => {
  it('gives an address as many places as it may have, and each again once it is free', () => {
    const slots = createVisitSlots({ perBrand: 10, perAddress: 2 });
    const first = slots.take('karat', '192.0.2.1');
    expect(slots.take('soda', '192.0.2.1')).toBeDefined();
    expect(slots.take('karat', '192.0.2.1')).toBeUndefined();
    expect(slots.take('karat', '192.0.2.2')).toBeDefined();
    first?.();
    first?.();
    expect(slots.take('karat', '192.0.2.1')).toBeDefined();
    expect(slots.take('karat', '192.0.2.1')).toBeUndefined();
  });

  it('lets a full brand take no place of another', () => {
    const slots = createVisitSlots({ perBrand: 1, perAddress: 10 });
    slots.take('karat', '192.0.2.1');
    expect(slots.take('karat', '192.0.2.2')).toBeUndefined();
    expect(slots.take('soda', '192.0.2.2')).toBeDefined();
  });
});
