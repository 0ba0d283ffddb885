import { describe, expect, it } from 'vitest';
import { slotIds } from './slot-ids.ts';
import { slots } from './slots.ts';

describe('slotIds', () => {
  it('names exactly the described slots', () => {
    expect([...slotIds].sort()).toEqual(Object.keys(slots).sort());
  });
});
