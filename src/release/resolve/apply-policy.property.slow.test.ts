import { settingNamed } from '../../engine/setting-named.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyPacks } from '../../contracts/generated/catalogues.ts';
import { permits } from '../../engine/index.ts';
import { resolveUnder, type Options } from './under-policy.fixture.ts';

const { uk } = policyPacks;
if (uk === undefined) throw new Error('There is no pack uk.');

const resolve = (requests: Options) => resolveUnder('uk', requests);
const bool = fc.boolean();
const aNewBrand: fc.Arbitrary<Options> = fc.record({
  theme: fc.option(bool, { nil: undefined }),
  merchant: fc.record(
    {
      'jackpot.caption': bool,
      'session.clock': bool,
      'trial.ageGate': bool,
      'registration.termsDefaultChecked': bool,
      ageGate: fc.constantFrom('off', 'register', 'site'),
    },
    { requiredKeys: [] },
  ),
  site: fc.record({
    birthday: fc.record({ enabled: bool, required: bool }, { requiredKeys: [] }),
    password: fc.record({ min: fc.integer({ min: 1, max: 12 }) }, { requiredKeys: [] }),
  }),
  clock: fc.option(
    fc.constantFrom([], ['sessionClock.line'], [{ id: 'sessionClock.line', when: { session: true } } as const]),
    { nil: undefined },
  ),
  overrides: fc.array(
    fc.oneof(
      fc.record({
        name: fc
          .constantFrom(...Object.keys(uk.settings).filter((name) => name !== 'ageGate'))
          .map((name) => `settings.${name}`),
        value: bool,
      }),
      fc.record({ name: fc.constant('settings.ageGate'), value: fc.constantFrom('off', 'site') }),
      fc.record({ name: fc.constantFrom('register.birthday.enabled', 'register.birthday.required'), value: bool }),
      fc.record({ name: fc.constant('register.password.min'), value: fc.integer({ min: 1, max: 12 }) }),
    ),
    { maxLength: 4 },
  ),
});

describe('a brand under a policy pack', () => {
  it('has only values that the pack permits, whatever theme, folder, configuration and live changes say', () => {
    fc.assert(
      fc.property(aNewBrand, (options) => {
        const { site } = resolve(options);
        for (const [name, bound] of Object.entries(uk.settings))
          expect(permits(bound, settingNamed(site, name))).toBe(true);
        expect(site.rules['birthday']).toMatchObject({ enabled: true, required: true });
        expect(site.rules['password']?.min).toBeGreaterThanOrEqual(8);
        expect(site.forms).toEqual(resolve(options).site.forms);
        expect(site.slots['header.clock']).toEqual([
          expect.objectContaining({ visible: { setting: 'session.clock', is: true } }),
        ]);
      }),
      { numRuns: 150 },
    );
  });

  it('is no looser for a further live change, and hears of every one that tries', () => {
    fc.assert(
      fc.property(aNewBrand, fc.constantFrom(...Object.keys(uk.settings)), (options, name) => {
        const value = name === 'ageGate' ? 'off' : uk.settings[name]?.is !== true;
        const { site, problems, origins } = resolve({
          ...options,
          overrides: [...options.overrides, { name: `settings.${name}`, value }],
        });
        expect(permits(uk.settings[name], settingNamed(site, name))).toBe(true);
        expect(origins.values[`settings.${name}`]).toMatchObject({ layer: 'policy', file: 'schemas/policies/uk.json' });
        expect(problems.filter(({ code }) => code === 'POLICY_BROKEN').map(({ file }) => file)).toContain(
          `override settings.${name}`,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('may be stricter than the pack', () => {
    const options = { theme: undefined, site: {}, clock: undefined, merchant: { ageGate: 'site' } };
    const { site, problems, origins } = resolve({
      ...options,
      overrides: [{ name: 'register.password.min', value: 12 }],
    });
    expect(problems.filter(({ code }) => code.startsWith('POLICY'))).toEqual([]);
    expect([site.settings['ageGate'], site.rules['password']?.min]).toEqual(['site', 12]);
    expect([origins.values['settings.ageGate']?.layer, origins.values['rules.password.min']?.layer]).toEqual([
      'merchant',
      'override',
    ]);
  });
});
