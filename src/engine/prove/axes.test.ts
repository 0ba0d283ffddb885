import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import { aSitePart } from '../site.fixture.ts';
import { axesOf } from './axes.ts';

const site = aSitePart({
  flags: { CBS3: true },
  promotions: { LOGIN: true },
  template: { mem_cen: true },
  resources: [{ resourceType: 'Telegram', url: 'https://t.me/x' }],
  settings: { 'ages.gate': 21, 'footer.copyright': 'Ours' },
});
const valuesOf = (condition: Condition, pack?: PolicyPack) =>
  [...axesOf(condition, site, pack)].map(([name, { own, values }]) => [name, own, values]);

describe('axesOf', () => {
  it.each<[string, Condition, unknown[]]>([
    ['a flag that is on', { flag: 'CBS3' }, ['flags.CBS3', true, [true, false]]],
    ['a flag that is off', { flag: 'DEPOSIT' }, ['flags.DEPOSIT', false, [false, true]]],
    ['a promotion that is on', { promotion: 'LOGIN' }, ['promotions.LOGIN', true, [true, false]]],
    ['a promotion that is off', { promotion: 'REFERRAL' }, ['promotions.REFERRAL', false, [false, true]]],
    ['a template flag that is on', { template: 'mem_cen' }, ['template.mem_cen', true, [true, false]]],
    ['a template flag that is off', { template: 'dep_func' }, ['template.dep_func', false, [false, true]]],
    ['a configured resource', { resource: 'TELEGRAM' }, ['resources.telegram', true, [true, false]]],
    ['a resource that nobody configured', { resource: 'Zalo' }, ['resources.zalo', false, [false, true]]],
    [
      'a setting that is on or off',
      { setting: 'recovery.phone', is: true },
      ['settings.recovery.phone', false, [false, true]],
    ],
    [
      'a setting that is asked to be off',
      { setting: 'recovery.phone', is: false },
      ['settings.recovery.phone', false, [false, true]],
    ],
    [
      'a setting with a list of values',
      { setting: 'login.remember', is: 'off' },
      ['settings.login.remember', 'encrypted', ['encrypted', 'off']],
    ],
    [
      'a setting that is what is asked for: another value of the list stands for the rest',
      { setting: 'wallet.mode', is: 'multi' },
      ['settings.wallet.mode', 'multi', ['multi', 'single']],
    ],
    [
      'a number: its default stands for the rest',
      { setting: 'ages.gate', is: 25 },
      ['settings.ages.gate', 21, [21, 25, 18]],
    ],
    [
      'a number that is asked for its default: the next one stands for the rest',
      { setting: 'ages.gate', is: 18 },
      ['settings.ages.gate', 21, [21, 18, 19]],
    ],
    [
      'a text that is asked for its default: another text stands for the rest',
      { setting: 'footer.copyright', is: '' },
      ['settings.footer.copyright', 'Ours', ['Ours', '', ' ']],
    ],
    [
      'a setting that the catalogue lacks',
      { setting: 'no.such', is: 'x' } as Condition,
      ['settings.no.such', '', ['', 'x']],
    ],
  ])('gives the values of %s, its own first', (_, condition, axis) => {
    expect(valuesOf(condition)).toEqual([axis]);
  });

  it('tries every value of a setting that some part asks for, and one beside them', () => {
    const asked = [18, 19, 21].map((is): Condition => ({ setting: 'ages.gate', is }));
    expect(valuesOf({ any: [...asked, { flag: 'CBS3' }, { setting: 'ages.birthday', is: 30 }] })).toEqual([
      ['settings.ages.gate', 21, [21, 18, 19, 20]],
      ['flags.CBS3', true, [true, false]],
      ['settings.ages.birthday', 18, [18, 30]],
    ]);
  });

  it('has none for what a condition asks about visitors', () => {
    expect(valuesOf({ all: [{ role: 'member' }, { session: true }, { app: 'browser' }] })).toEqual([]);
  });

  it('leaves out the values of a setting that a policy pack does not permit, never its own', () => {
    const pack = { id: 'test', settings: { 'ages.gate': { atLeast: 21 } } } as unknown as PolicyPack;
    const condition: Condition = { all: [{ setting: 'ages.gate', is: 25 }, { flag: 'CBS3' }] };
    expect(valuesOf(condition, pack)).toEqual([
      ['settings.ages.gate', 21, [21, 25]],
      ['flags.CBS3', true, [true, false]],
    ]);
  });
});
