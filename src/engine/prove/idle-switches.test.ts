import { describe, expect, it } from 'vitest';
import { features } from '../../features/index.ts';
import { decides, idleSwitches } from './idle-switches.ts';

/**
 * Switches of the catalogue whose feature is not built: each entry must go as soon as the switch changes something.
 * Promotions that only count are the platform's: it leaves out what it does not count.
 */
const notYetBuilt = {
  'receiving-centre counts': [
    'promotions.MANUAL',
    'promotions.MISSION_MANUAL',
    'promotions.RAFFLE',
    'promotions.TICKET',
    'promotions.UPGRADE_BONUS',
  ],
};

describe('idleSwitches', () => {
  it('finds that every other switch of the catalogue changes something, somewhere', () => {
    expect([...idleSwitches(features)].sort()).toEqual(Object.values(notYetBuilt).flat());
  });

  it('notices a switch whose only condition is taken away', () => {
    const without = features.filter(({ id }) => id !== 'messages');
    expect(idleSwitches(without)).toContain('flags.MAILCEN');
  });
});

describe('decides', () => {
  it('is not fooled by a switch that a condition only names', () => {
    expect(decides('flags.CBS3', { any: [{ flag: 'CBS3' }, { not: { flag: 'CBS3' } }] })).toBe(false);
    expect(decides('flags.CBS3', { all: [{ flag: 'CBS3' }, { any: [] }] })).toBe(false);
    expect(decides('flags.CBS3', { all: [{ flag: 'CBS3' }, { session: true }] })).toBe(true);
    expect(decides('flags.CBS3', { any: [{ flag: 'DEPOSIT' }, { not: { flag: 'CBS3' } }] })).toBe(true);
  });
});
