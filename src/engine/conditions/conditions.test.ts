import { describe as suite, expect, it } from 'vitest';
import type { Condition, VisitorContext } from '../../contracts/conditions.ts';
import { aSitePart } from '../site.fixture.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { narrow } from './narrows.ts';
import { reads } from './reads.ts';

const guest: VisitorContext = { app: 'browser', language: 'en' };
const site = aSitePart({
  flags: { CBS3: true, DEPOSIT: false },
  promotions: { REFERRAL: true },
  template: { mem_cen: true },
  resources: [
    { resourceType: 'Telegram', url: 'https://t.me/x' },
    { resourceType: 'IOS', url: '' },
  ],
});

suite('evaluate', () => {
  it.each<[Condition, boolean]>([
    [{ flag: 'CBS3' }, true],
    [{ flag: 'DEPOSIT' }, false],
    [{ flag: 'NEVER_HEARD' }, false],
    [{ promotion: 'REFERRAL' }, true],
    [{ promotion: 'LOGIN' }, false],
    [{ template: 'mem_cen' }, true],
    [{ template: 'dep_func' }, false],
    [{ resource: 'TELEGRAM' }, true],
    [{ resource: 'IOS' }, false],
    [{ setting: 'wallet.mode', is: 'multi' }, true],
    [{ setting: 'wallet.mode', is: 'single' }, false],
    [{ session: false }, true],
    [{ session: true }, false],
    [{ app: 'browser' }, true],
    [{ app: 'wrapper' }, false],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ all: [{ flag: 'CBS3' }, { session: true }] }, false],
    [{ any: [{ flag: 'DEPOSIT' }, { role: 'guest' }] }, true],
    [{ not: { flag: 'CBS3' } }, false],
  ])('decides %j as %s for a guest', (condition, holds) => {
    expect(evaluate(condition, site, guest)).toBe(holds);
  });

  it.each([
    [0, ['member', 'nonAgent', 'deposit', 'withdraw']],
    [1, ['member', 'agent', 'deposit', 'withdraw']],
    [4, ['trial', 'nonAgent']],
    [40, ['nonAgent']],
    [41, ['agent']],
    [-1, ['nonAgent']],
  ])('gives member type %i the roles %j', (memberType, expected) => {
    const roles = ['guest', 'member', 'trial', 'nonAgent', 'agent', 'deposit', 'withdraw'] as const;
    expect(roles.filter((role) => evaluate({ role }, site, { ...guest, memberType }))).toEqual(expected);
  });
});

suite('describe', () => {
  it('says a nested condition in plain words', () => {
    const condition: Condition = { all: [{ flag: 'CBS3' }, { any: [{ session: false }, { not: { role: 'trial' } }] }] };
    expect(describe(condition)).toBe(
      'flag CBS3 is on and (nobody is signed in or not (the player has a trial account))',
    );
  });
});

suite('reads', () => {
  it('names each fact once', () => {
    const condition: Condition = { any: [{ flag: 'CBS3' }, { not: { all: [{ flag: 'CBS3' }, { app: 'wrapper' }] } }] };
    expect(reads(condition)).toEqual([
      { kind: 'flag', name: 'CBS3' },
      { kind: 'app', name: 'app' },
    ]);
  });
});

suite('narrow', () => {
  it('never shows what the feature hides', () => {
    const narrowed = narrow({ flag: 'DEPOSIT' }, { session: false });
    expect(narrowed && evaluate(narrowed, site, guest)).toBe(false);
  });
});
