import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../../contracts/feature.ts';
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

  it('knows the switches that only a form asks for, by what it shows and by what it demands', () => {
    const byForms = ['flags.MOBILENUMPASSREG3', 'flags.REGMOBVERF3', 'settings.registration.captcha'];
    expect(idleSwitches([], [...byForms, 'flags.MAILCEN'])).toEqual(['flags.MAILCEN']);
  });

  it('knows the switches that guards, items, refusals and code of a feature ask for', () => {
    const item = { order: 1, block: 'x.block' };
    const feature: FeatureManifest = {
      id: 'x',
      owner: 'platform',
      routes: [
        { id: 'x.open', path: '/m/open', title: 'x:y' },
        { id: 'x.screen', path: '/m/x', title: 'x:y', guards: [{ when: { flag: 'A' }, to: 'home.screen' }] },
      ],
      contributes: {
        gate: [{ ...item, id: 'x.gate', visible: { template: 'B' } }],
        popup: [
          { ...item, id: 'x.popup', refuses: [{ when: { promotion: 'C' }, answer: { text: 'x:no' } }] },
          { ...item, id: 'x.other' },
        ],
      },
      readsInCode: ['flags.D'],
    };
    const names = ['flags.A', 'template.B', 'promotions.C', 'flags.D', 'flags.E'];
    expect(idleSwitches([feature], names)).toEqual(['flags.E']);
    expect(idleSwitches([{ id: 'y', owner: 'platform' }], names)).toEqual(names);
  });
});

describe('decides', () => {
  it('is not fooled by a switch that a condition only names', () => {
    expect(decides('flags.CBS3', { any: [{ flag: 'CBS3' }, { not: { flag: 'CBS3' } }] })).toBe(false);
    expect(decides('flags.CBS3', { all: [{ flag: 'CBS3' }, { any: [] }] })).toBe(false);
    expect(decides('flags.CBS3', { all: [{ flag: 'CBS3' }, { session: true }] })).toBe(true);
    expect(decides('flags.CBS3', { flag: 'DEPOSIT' })).toBe(false);
    // With the deposit on it holds whatever the switch is, with it off it never does.
    const absorbed = { any: [{ flag: 'DEPOSIT' }, { all: [{ flag: 'DEPOSIT' }, { flag: 'CBS3' }] }] } as const;
    expect(decides('flags.CBS3', absorbed)).toBe(false);
    expect(decides('flags.CBS3', { all: [absorbed, { flag: 'MAILCEN' }] })).toBe(false);
    const among = [{ flag: 'DEPOSIT' }, { not: { flag: 'MAILCEN' } }, { flag: 'CBS3' }] as const;
    expect(decides('flags.CBS3', { all: among })).toBe(true);
    expect(decides('flags.CBS3', { any: [{ flag: 'DEPOSIT' }, { not: { flag: 'CBS3' } }] })).toBe(true);
  });
});
