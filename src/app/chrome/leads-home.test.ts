import { describe, expect, it } from 'vitest';
import { leadsHome } from './leads-home.ts';

describe('leadsHome', () => {
  it('sends the forms, the trial and the promotions home', () => {
    expect(leadsHome('promotions.list')).toBe(true);
    expect(leadsHome('settings.screen')).toBe(false);
  });
});
