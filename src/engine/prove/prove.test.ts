import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { FeatureManifest, MethodItem } from '../../contracts/feature.ts';
import { breachesOf } from './breaches.ts';
import { prove } from './prove.ts';
import { aSubject, service } from './subject.fixture.ts';
import { visitorKinds } from './visitors.ts';

const login: FeatureManifest = {
  id: 'login',
  owner: 'account',
  outlets: { 'login.screen': ['login.method'] },
  ownBack: ['login.screen'],
  invariants: [{ id: 'login.hasMethod', says: 'There is a way in.', fills: 'login.method', where: 'login.screen' }],
};
const screen = {
  id: 'login.screen',
  path: '/m/login',
  title: 'login:title',
  guards: [{ when: { session: true }, to: 'home.screen' }],
};
const home = { id: 'home.screen', path: '/m/home', title: 'home:title' };
const method = (visible?: Condition): MethodItem => ({
  id: 'login.username',
  order: 10,
  label: 'login:method',
  form: 'loginUsername',
  ...(visible === undefined ? {} : { visible }),
});
const withMethods = (...methods: MethodItem[]) =>
  aSubject({
    features: [service, login],
    site: {
      flags: { USERNAMEREG3: true, CBS3: true },
      template: { mem_cen: true },
      promotions: { LOGIN: true },
      resources: [{ resourceType: 'Telegram', url: 'https://t.me/x' }],
      settings: { 'wallet.mode': 'single', 'recovery.phone': true },
      routes: [home, screen],
      slots: { 'login.method': methods },
    },
  });

describe('prove', () => {
  it('has nothing to say about a site that keeps every promise', () => {
    expect(prove(withMethods(method())).findings).toEqual([]);
  });

  it.each<[Condition, string[]]>([
    [{ flag: 'USERNAMEREG3' }, ['flags.USERNAMEREG3']],
    [{ template: 'mem_cen' }, ['template.mem_cen']],
    [{ promotion: 'LOGIN' }, ['promotions.LOGIN']],
    [{ resource: 'TELEGRAM' }, ['resources.telegram']],
    [{ setting: 'wallet.mode', is: 'single' }, ['settings.wallet.mode']],
    [{ setting: 'recovery.phone', is: true }, ['settings.recovery.phone']],
    [{ role: 'member' }, []],
    [{ session: true }, []],
    [{ app: 'browser' }, []],
    [{ all: [{ flag: 'USERNAMEREG3' }, { not: { flag: 'DEPOSIT' } }] }, ['flags.DEPOSIT']],
    [{ any: [{ flag: 'USERNAMEREG3' }, { flag: 'CBS3' }] }, ['flags.CBS3', 'flags.USERNAMEREG3']],
    [{ not: { flag: 'DEPOSIT' } }, ['flags.DEPOSIT']],
  ])('finds the fault that %j plants, %j away from the merchant', (visible, changed) => {
    const { findings } = prove(withMethods(method(visible)));
    expect(findings.map(({ invariant }) => invariant)).toEqual(['login.hasMethod']);
    expect(findings[0]?.changes.map(({ name }) => name).sort()).toEqual(changed);
  });

  it('counts a button of another slot that lets visitors in where the promise names it, and only while it shows', () => {
    const social = { id: 'login.facebook', order: 1, block: 'login.facebook', visible: { flag: 'FACEBOOKLOGIN3' } };
    const promise = {
      id: 'login.hasMethod',
      says: 'There is a way in.',
      fills: 'login.method',
      where: 'login.screen',
    } as const;
    const withButton = (isOn: boolean) =>
      aSubject({
        site: { routes: [home, screen], slots: { 'login.option': [social] }, flags: { FACEBOOKLOGIN3: isOn } },
        features: [service, { ...login, invariants: [{ ...promise, or: ['login.facebook'] }] }],
      });
    expect(breachesOf(withButton(true))).toEqual([]);
    expect(breachesOf(withButton(false))).toMatchObject([
      { invariant: 'login.hasMethod', changes: [], visitor: 'a guest' },
    ]);
  });

  it('counts a situation once for each value, visitor, way to run and status', () => {
    const must: Condition = { any: [{ setting: 'login.remember', is: 'off' }, { flag: 'CBS3' }, { session: true }] };
    const claim = { invariant: 'test.claim', says: 'It holds.', about: 'test.item', must, madeBy: [] };
    const subject = aSubject();
    const { reads, situations } = prove(subject, () => [claim]);
    expect(reads).toEqual(['flags.CBS3', 'settings.login.remember']);
    // The setting counts as its own value and the one that is asked for.
    expect(situations).toBe(2 * 2 * visitorKinds(subject.site).length * 3 * 3);
  });

  it('says who meets the breach, which values it takes and which layer gave them', () => {
    const origins = {
      values: {
        'flags.USERNAMEREG3': { layer: 'override', by: 'sana', at: '2026-11-20T10:00:00Z', reason: 'try' },
        'slots.login.method.login.username': { layer: 'merchant', file: 'navigation.json', pointer: '/slots/0' },
      },
      dropped: [{ id: 'login.mobile', slot: 'login.method', file: 'navigation.json', pointer: '/slots' }],
    } as const;
    const [found] = prove({ ...withMethods(method({ flag: 'USERNAMEREG3' })), origins }).findings;
    expect(found?.text.split('\n')).toEqual([
      '“There is a way in.” breaks at login.method, for a guest, when:',
      '  flags.USERNAMEREG3 is off instead of on, from an override by sana at 2026-11-20T10:00:00Z, because “try”',
      expect.stringContaining('“flag USERNAMEREG3 is on” does not hold: it is off'),
      'The place of login.username in login.method comes from the merchant folder (navigation.json#/slots/0).',
      'That login.mobile is left out comes from the merchant folder (navigation.json#/slots).',
    ]);
  });

  it('names the switches that are on and change nothing, of those that the catalogue has', () => {
    const site = {
      flags: { MAILCEN: true, DEPOSIT: false, CBS3: true, REGMOBVERF3: true },
      promotions: { LOGIN: true, REFERRAL: false },
      template: { mem_cen: true },
    };
    expect(prove(aSubject({ site }), () => []).idle).toEqual(['flags.MAILCEN', 'promotions.LOGIN', 'template.mem_cen']);
  });

  it('shows a breach at the visitor who needs the fewest changes, the first of several', () => {
    const both: Condition = { any: [{ flag: 'CBS3' }, { flag: 'MAILCEN' }] };
    const must: Condition = {
      all: [{ any: [both, { session: true }] }, { any: [{ flag: 'CBS3' }, { role: 'guest' }] }],
    };
    const claim = { invariant: 'test.claim', says: 'It holds.', about: 'test.item', must, madeBy: [] };
    const causesOf = (flags: Record<string, boolean>) =>
      prove(aSubject({ site: { flags } }), () => [claim]).findings.map(({ visitor, changes }) => [
        visitor,
        changes.map(({ name }) => name),
      ]);
    const player = 'a player of type 0 (member, nonAgent, deposit, withdraw)';
    expect(causesOf({ CBS3: true, MAILCEN: true })).toEqual([[player, ['flags.CBS3']]]);
    expect(causesOf({ CBS3: true })).toEqual([['a guest', ['flags.CBS3']]]);
    expect(causesOf({ MAILCEN: true })).toEqual([[player, []]]);
  });

  it('counts a promise once that is made twice in the same words', () => {
    const claim = { invariant: 'test.claim', says: 'It holds.', about: 'test.item', must: { any: [] }, madeBy: [] };
    const proof = prove(aSubject(), () => [claim, claim, { ...claim, about: 'test.other' }]);
    expect([proof.merchant, proof.claims, proof.findings.length]).toEqual(['test', 2, 2]);
  });
});
