import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import { aSitePart } from '../site.fixture.ts';
import { axesOf } from './axes.ts';
import { fewestChanges } from './search.ts';

const site = aSitePart({ flags: { CBS3: true, MAILCEN: true } });
const fewest = (condition: Condition, limit?: number) => fewestChanges(condition, axesOf(condition, site), limit);
const off = (flag: string) => ({ name: `flags.${flag}`, from: true, to: false });
const either: Condition = { any: [{ flag: 'CBS3' }, { flag: 'MAILCEN' }] };

describe('fewestChanges', () => {
  it('finds the fewest values that break a condition, and none where none does', () => {
    expect(fewest(either)).toEqual([off('CBS3'), off('MAILCEN')]);
    expect(fewest({ all: [either, { flag: 'MAILCEN' }] })).toEqual([off('MAILCEN')]);
    expect(fewest({ flag: 'DEPOSIT' })).toEqual([]);
    expect(fewest({ any: [{ flag: 'CBS3' }, { not: { flag: 'CBS3' } }] })).toBeUndefined();
  });

  it('looks for fewer than a limit only', () => {
    expect(fewest(either, 3)).toHaveLength(2);
    expect(fewest(either, 2)).toBeUndefined();
  });

  it('takes a decided condition as it is', () => {
    expect(fewestChanges(true, new Map())).toBeUndefined();
    expect(fewestChanges(false, new Map())).toEqual([]);
  });

  it('refuses a condition that still asks about the visitor', () => {
    expect(() => fewest({ session: true })).toThrow(
      'A claim asks about a fact that is neither the visitor’s nor the site’s.',
    );
  });
});
