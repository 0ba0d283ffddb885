import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VisitorContext } from '../../contracts/conditions.ts';
import type { FeatureManifest } from '../../contracts/feature.ts';
import { flagsCatalogue, policyPacks } from '../../contracts/generated/catalogues.ts';
import type { SitePart } from '../../contracts/site.ts';
import { features } from '../../features/index.ts';
import { compose } from '../compose.ts';
import { aCondition } from '../condition.fixture.ts';
import { buildForms } from '../forms/build-forms.ts';
import { aSitePart } from '../site.fixture.ts';
import { slotIds } from '../slot-ids.ts';
import { affects } from './affects.ts';
import { applyChange, type SiteChange } from './apply-change.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const surroundings = { patterns: {}, hash, policies: policyPacks };
const manifests: readonly FeatureManifest[] = features;
const flagNames = Object.keys(flagsCatalogue.flags);
const fields = ['email', 'birthday', 'mobileNum', 'verificationCode', 'username', 'password', 'loginPassword'];

const aChange: fc.Arbitrary<SiteChange> = fc.oneof(
  fc.record({ name: fc.constantFrom(...flagNames).map((flag) => `flags.${flag}`), value: fc.boolean() }),
  fc.record({
    name: fc.constantFrom('promotions.REFERRAL', 'promotions.MISSION', 'template.mem_cen'),
    value: fc.boolean(),
  }),
  fc.record({
    name: fc.constantFrom('settings.recovery.phone', 'settings.registration.captcha', 'settings.registration.kyc'),
    value: fc.boolean(),
  }),
  fc.record({ name: fc.constant('settings.ages.birthday'), value: fc.constantFrom(18, 21, 25) }),
  fc.record({
    name: fc.constantFrom('roles.trial', 'roles.deposit', 'roles.nonAgent', 'roles.withdraw'),
    value: fc.subarray([0, 1, 2, 4, 40, 41]),
  }),
  fc.record({
    name: fc.constantFrom('settings.session.clock', 'settings.jackpot.caption', 'settings.trial.ageGate'),
    value: fc.boolean(),
  }),
  fc.record({ name: fc.constant('policy'), value: fc.constant('uk') }),
  fc.record({
    name: fc.constantFrom(...fields).map((field) => `register.${field}.enabled`),
    value: fc.boolean(),
  }),
  fc.record({
    name: fc.constantFrom(...fields).map((field) => `register.${field}.required`),
    value: fc.boolean(),
  }),
  fc.record({ name: fc.constantFrom(...fields).map((field) => `register.${field}.min`), value: fc.nat(9) }),
);

/** Some merchant with every feature's items, a few of them narrowed at random. */
const aMerchant: fc.Arbitrary<SitePart> = fc
  .record({
    flags: fc.dictionary(fc.constantFrom(...flagNames), fc.boolean()),
    promotions: fc.record({ REFERRAL: fc.boolean(), MISSION: fc.boolean() }),
    isUnderPolicy: fc.boolean(),
    narrowed: fc.array(fc.tuple(fc.nat(20), aCondition), { maxLength: 4 }),
    rules: fc.dictionary(fc.constantFrom(...fields), fc.record({ enabled: fc.boolean(), required: fc.boolean() })),
  })
  .map(({ narrowed, isUnderPolicy, ...options }) => {
    const slots = Object.fromEntries(
      slotIds.map((slot) => {
        const items = manifests.flatMap((feature) => [...(feature.contributes?.[slot] ?? [])]);
        return [slot, items.map((item, index) => withVisible(item, narrowed.find(([at]) => at === index)?.[1]))];
      }),
    );
    const routes = manifests.flatMap((feature) => feature.routes ?? []);
    const site = aSitePart({ ...options, routes, slots: slots as unknown as SitePart['slots'] });
    return isUnderPolicy ? applyChange(site, { name: 'policy', value: 'uk' }, surroundings) : site;
  });

function withVisible<T extends object>(item: T, visible: object | undefined): T {
  return visible === undefined ? item : { ...item, visible };
}

/** Everybody who could look: more types than the kinds that the impact asks for, every way to run, both languages. */
const everybody = [undefined, -1, 0, 1, 2, 3, 4, 5, 40, 41, 42, 77].flatMap((memberType) =>
  (['browser', 'installed', 'wrapper'] as const).flatMap((app) =>
    ['en', 'ur'].map((language): VisitorContext => {
      return memberType === undefined ? { app, language } : { memberType, app, language };
    }),
  ),
);

/** What differs when everything is composed before and after: the slow way that the impact must agree with. */
function composeBoth(before: SitePart, after: SitePart) {
  const items = new Set<string>();
  const routes = new Set<string>();
  for (const visitor of everybody) {
    const [was, is] = [compose(before, visitor), compose(after, visitor)];
    for (const slot of slotIds) {
      const stands = (composition: typeof was) =>
        new Map(
          (composition.slots[slot] as readonly { id: string; refusal?: object }[]).map((item) => [
            item.id,
            JSON.stringify(item.refusal ?? 'allowed'),
          ]),
        );
      const [old, young] = [stands(was), stands(is)];
      for (const id of [...old.keys(), ...young.keys()]) if (old.get(id) !== young.get(id)) items.add(`${slot} ${id}`);
    }
    for (const [index, route] of was.routes.entries()) {
      if (route.redirect !== is.routes[index]?.redirect) routes.add(route.id);
    }
  }
  const forms = (site: SitePart) => buildForms({ rules: site.rules, site, patterns: {} }, hash);
  const [old, young] = [forms(before), forms(after)];
  const changedForms = Object.keys(old).filter((form) => old[form]?.$id !== young[form]?.$id);
  return { items: [...items].sort(), routes: [...routes].sort(), forms: changedForms };
}

describe('affects', () => {
  it('names exactly the items, routes and forms that composing everything before and after finds', () => {
    fc.assert(
      fc.property(aMerchant, aChange, (site, change) => {
        const impact = affects({ site, features, ...surroundings }, change);
        const slow = composeBoth(site, applyChange(site, change, surroundings));
        expect([...new Set(impact.items.map(({ slot, id }) => `${slot} ${id}`))].sort()).toEqual(slow.items);
        expect([...new Set(impact.routes.map(({ id }) => id))].sort()).toEqual(slow.routes);
        expect([...new Set(impact.fields.map(({ form }) => form))]).toEqual(slow.forms);
      }),
      { numRuns: 120 },
    );
  });

  it('says nothing about a value that the policy of the brand does not permit', () => {
    fc.assert(
      fc.property(aMerchant, (open) => {
        const site = applyChange(open, { name: 'policy', value: 'uk' }, surroundings);
        const impact = affects({ site, features, ...surroundings }, { name: 'settings.session.clock', value: false });
        expect([impact.values, impact.items, impact.screens]).toEqual([[], [], []]);
      }),
      { numRuns: 20 },
    );
  });

  it('says nothing about a value that the merchant already has', () => {
    fc.assert(
      fc.property(aMerchant, fc.constantFrom(...flagNames), (site, flag) => {
        const impact = affects(
          { site, features, ...surroundings },
          { name: `flags.${flag}`, value: site.flags[flag] === true },
        );
        expect([impact.items, impact.routes, impact.fields, impact.screens]).toEqual([[], [], [], []]);
      }),
      { numRuns: 40 },
    );
  });
});
