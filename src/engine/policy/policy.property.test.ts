import { settingNamed } from '../setting-named.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyPacks, settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { PolicyBound } from '../../contracts/generated/policy-pack.ts';
import { aSitePart } from '../site.fixture.ts';
import { clampSite } from './clamp-site.ts';
import { clampValue, isWithin, permits } from './permits.ts';

const value = fc.oneof(fc.boolean(), fc.integer({ min: -5, max: 40 }), fc.constantFrom('off', 'register', 'site', 'x'));
const aBound: fc.Arbitrary<PolicyBound> = fc
  .oneof(
    value.map((is) => ({ is })),
    fc.integer({ min: 0, max: 30 }).map((atLeast) => ({ atLeast })),
    fc.integer({ min: 0, max: 30 }).map((atMost) => ({ atMost })),
    fc.array(value, { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })),
  )
  .chain((bound) => fc.constantFrom({ ...bound, why: 'w' }, { ...bound, why: 'w', isAdvice: true as const }));
const bounds = fc.dictionary(fc.constantFrom('a', 'b', 'c'), aBound);
const rules = fc.dictionary(
  fc.constantFrom('email', 'password'),
  fc.record(
    { enabled: fc.boolean(), required: fc.boolean(), min: fc.nat(20) },
    { requiredKeys: ['enabled', 'required'] },
  ),
);
const aPack = fc
  .record({
    settings: bounds,
    fields: fc.dictionary(fc.constantFrom('email', 'password'), fc.dictionary(fc.constantFrom('min'), aBound)),
  })
  .map((parts) => ({
    $schema: '',
    id: 'p',
    title: 'P',
    description: '',
    items: {},
    clauses: [],
    source: { notice: '', name: '', date: '' },
    ...parts,
  }));
const aSite = fc
  .record({ settings: fc.dictionary(fc.constantFrom('a', 'b', 'c'), value), rules })
  .map((options) => aSitePart(options));

describe('a policy pack', () => {
  it('lets no site keep a value that it does not permit', () => {
    fc.assert(
      fc.property(aSite, aPack, (site, pack) => {
        const { settings, rules: clamped } = clampSite(site, pack);
        for (const [name, one] of Object.entries(settings)) expect(permits(pack.settings[name], one)).toBe(true);
        for (const [field, rule] of Object.entries(clamped)) {
          expect(permits(pack.fields[field]?.['min'], rule.min)).toBe(true);
        }
      }),
    );
  });

  it('clamps once and for all, and leaves alone what it permits', () => {
    fc.assert(
      fc.property(aSite, aPack, (site, pack) => {
        const once = clampSite(site, pack);
        expect(clampSite(once, pack)).toEqual(once);
        for (const [name, one] of Object.entries(site.settings)) {
          if (permits(pack.settings[name], one)) expect(settingNamed(once, name)).toBe(one);
        }
      }),
    );
  });

  it('permits every value where it only advises', () => {
    fc.assert(
      fc.property(aBound, value, (bound, one) => {
        const advice = { ...bound, isAdvice: true } as const;
        expect([permits(advice, one), clampValue(advice, one)]).toEqual([true, one]);
      }),
    );
  });
});

describe('each shipped policy pack', () => {
  const all = Object.values(policyPacks).flatMap((pack) => [
    ...Object.entries(pack.settings).map(([name, bound]) => [`${pack.id} settings.${name}`, name, bound] as const),
    ...Object.entries(pack.fields).flatMap(([field, own]) =>
      Object.entries(own).map(([property, bound]) => [`${pack.id} ${field}.${property}`, undefined, bound] as const),
    ),
  ]);

  it.each(all)('%s states one bound that some value meets', (_name, setting, bound) => {
    const { is, atLeast, atMost, oneOf } = bound;
    expect([is, atLeast, atMost, oneOf].filter((one) => one !== undefined)).toHaveLength(1);
    const entry = setting === undefined ? undefined : settingsCatalogue.settings[setting];
    if (setting === undefined) return;
    const usual = entry?.default;
    if (usual === undefined) throw new Error(`${setting} is not in the catalogue.`);
    const clamped = clampValue({ ...bound }, usual);
    expect(isWithin(bound, clamped)).toBe(true);
    expect(entry?.enum?.some((one) => one === clamped) ?? typeof clamped === typeof usual).toBe(true);
  });
});
