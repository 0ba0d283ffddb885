import fc from 'fast-check';
import type { Condition, VisitorContext } from '../contracts/conditions.ts';
import type { SitePart } from '../contracts/site.ts';
import { aSitePart } from './site.fixture.ts';

const flagNames = ['CBS3', 'DEPOSIT', 'WITHDRAW', 'MAILCEN'];

/** Any fact that a condition can ask about. */
export const aLeaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(...flagNames).map((flag) => ({ flag })),
  fc.constantFrom('REFERRAL', 'LOGIN').map((promotion) => ({ promotion })),
  fc.constantFrom('mem_cen', 'dep_func').map((template) => ({ template })),
  fc.constantFrom('TELEGRAM', 'FACEBOOK').map((resource) => ({ resource })),
  fc.constantFrom<Condition>(
    { setting: 'recovery.phone', is: true },
    { setting: 'recovery.phone', is: false },
    { setting: 'wallet.mode', is: 'single' },
    { setting: 'login.remember', is: 'off' },
    { setting: 'login.remember', is: 'encrypted' },
    { setting: 'ages.gate', is: 21 },
  ),
  fc
    .constantFrom('guest', 'member', 'trial', 'nonAgent', 'agent', 'deposit', 'withdraw')
    .map((role) => ({ role }) as Condition),
  fc.boolean().map((session) => ({ session })),
  fc.constantFrom('browser', 'installed', 'wrapper').map((app) => ({ app }) as Condition),
);

/** Any condition, nested a few levels deep. */
export const aCondition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    aLeaf,
    fc.array(tie('condition'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('condition'), { maxLength: 3 }).map((any) => ({ any })),
    tie('condition').map((not) => ({ not })),
  ),
})).condition;

/** A site with some of the values that those conditions ask about. */
export const aSite: fc.Arbitrary<SitePart> = fc
  .record({
    flags: fc.dictionary(fc.constantFrom(...flagNames), fc.boolean()),
    promotions: fc.dictionary(fc.constantFrom('REFERRAL', 'LOGIN'), fc.boolean()),
    template: fc.dictionary(fc.constantFrom('mem_cen', 'dep_func'), fc.boolean()),
    resources: fc.subarray([
      { resourceType: 'Telegram', url: 'https://t.me/x' },
      { resourceType: 'FACEBOOK', url: '' },
    ]),
    settings: fc.record({
      'recovery.phone': fc.boolean(),
      'wallet.mode': fc.constantFrom('single', 'multi'),
      'login.remember': fc.constantFrom('encrypted', 'usernameOnly', 'off'),
      'ages.gate': fc.constantFrom(18, 21),
    }),
  })
  .map(aSitePart);

/** Any visitor. */
export const aVisitor: fc.Arbitrary<VisitorContext> = fc
  .record({
    memberType: fc.constantFrom(undefined, 0, 1, 4, 40, 41, 99, -1),
    app: fc.constantFrom('browser', 'installed', 'wrapper'),
    language: fc.constantFrom('en', 'ur'),
  })
  .map(({ memberType, ...rest }) => (memberType === undefined ? rest : { ...rest, memberType }) as VisitorContext);
