import { describe, expect, it } from 'vitest';
import { createVisitSlots } from './visit-slots.ts';

const wide = { perAddress: 10, perBrand: 10, large: { perAddress: 10, all: 10 } };

describe('createVisitSlots', () => {
  it('gives an address as many places as it may have, and each again once it is free', () => {
    const slots = createVisitSlots({ ...wide, perAddress: 2 });
    const first = slots.arrive('192.0.2.1', false);
    expect(slots.arrive('192.0.2.1', false)).toBeDefined();
    expect(slots.arrive('192.0.2.1', false)).toBeUndefined();
    expect(slots.arrive('192.0.2.2', false)).toBeDefined();
    first?.();
    first?.();
    expect(slots.arrive('192.0.2.1', false)).toBeDefined();
    expect(slots.arrive('192.0.2.1', false)).toBeUndefined();
  });

  it('lets a full brand take no place of another', () => {
    const slots = createVisitSlots({ ...wide, perBrand: 1 });
    expect(slots.enter('karat')).toBeDefined();
    expect(slots.enter('karat')).toBeUndefined();
    expect(slots.enter('soda')).toBeDefined();
  });

  it('holds few large bodies at once, of one address and of all, and small calls go on', () => {
    const slots = createVisitSlots({ ...wide, large: { perAddress: 1, all: 2 } });
    expect(slots.arrive('192.0.2.1', true)).toBeDefined();
    expect(slots.arrive('192.0.2.1', true)).toBeUndefined();
    expect(slots.arrive('192.0.2.2', true)).toBeDefined();
    expect(slots.arrive('192.0.2.3', true)).toBeUndefined();
    expect(slots.arrive('192.0.2.1', false)).toBeDefined();
  });
});
