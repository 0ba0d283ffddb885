import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import { aSitePart, noOrigins } from '../site.fixture.ts';
import { findRemedies } from './find-remedies.ts';

const flags = (...names: string[]) => names.map((flag): Condition => ({ flag }));
const on = (...names: string[]) => names.map((name) => ({ name: `flags.${name}`, value: true }));
const remedies = (condition: Condition) => {
  const site = aSitePart({ flags: { ON: true }, settings: { 'ages.gate': 21 } });
  return findRemedies(condition, { site, origins: noOrigins, context: { app: 'browser', language: 'en' } });
};

describe('findRemedies', () => {
  it('finds one value where one turns the answer, either way', () => {
    expect(remedies({ flag: 'A' })).toEqual([on('A')]);
    expect(remedies({ not: { flag: 'A' } })).toEqual([on('A')]);
    expect(remedies({ all: flags('ON', 'A') })).toEqual([on('A')]);
    expect(remedies({ flag: 'ON' })).toEqual([[{ name: 'flags.ON', value: false }]]);
    expect(remedies({ setting: 'ages.gate', is: 18 })).toEqual([[{ name: 'settings.ages.gate', value: 18 }]]);
  });

  it('finds three values that must change together, not four', () => {
    expect(remedies({ all: flags('A', 'B', 'C') })).toEqual([on('A', 'B', 'C')]);
    expect(remedies({ all: flags('A', 'B', 'C', 'D') })).toEqual([]);
  });

  it('gives six ways out at most', () => {
    expect(remedies({ any: flags('A', 'B', 'C', 'D', 'E', 'F', 'G') })).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => on(name)),
    );
  });

  it('finds none where only another visitor gets another answer', () => {
    expect(remedies({ session: true })).toEqual([]);
    expect(remedies({ all: [{ session: true }, { flag: 'A' }] })).toEqual([]);
  });
});
