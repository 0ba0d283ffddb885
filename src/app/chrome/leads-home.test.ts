import { describe, expect, it } from 'vitest';
import { leadsHome } from './leads-home.ts';

describe('leadsHome', () => {
  it('sends the forms, the trial and the promotions home', () => {
    expect(leadsHome('/m/activity?id=3')).toBe(true);
    expect(leadsHome('/m/set')).toBe(false);
  });
});
