import { describe, expect, it } from 'vitest';
import type { SiteOptions } from '../../engine/site.fixture.ts';
import { aSitePart, someRules } from '../../engine/site.fixture.ts';
import { findBreaks } from './find-breaks.ts';

const identity = aSitePart().identity;
const login = { id: 'login.username', order: 1, label: 'login:x', form: 'loginUsername', visible: { flag: 'CBS3' } };
const slots = { 'login.method': [login] };
const { roles } = aSitePart();

const cases: readonly (readonly [string, SiteOptions, SiteOptions, RegExp])[] = [
  ['destructive', {}, { identity: { ...identity, code: 'other' } }, /code changes from test to other/],
  ['destructive', {}, { identity: { ...identity, currency: { code: 'EUR', symbol: '€' } } }, /from GBP to EUR/],
  ['destructive', {}, { roles: { ...roles, withdraw: [0] } }, /type 1 can no longer withdraw/],
  ['breaking', {}, { roles: { ...roles, deposit: [0] } }, /type 1 can no longer deposit/],
  ['breaking', { identity: { ...identity, domains: ['a.example'] } }, {}, /a\.example no longer leads/],
  ['breaking', {}, { identity: { ...identity, languages: { default: 'en', offered: ['en'] } } }, /language ur/],
  ['breaking', { slots, flags: { CBS3: true } }, { slots }, /login\.username is gone from login\.method/],
  ['breaking', {}, { rules: someRules({ email: { enabled: true, required: true } }) }, /email becomes required/],
  ['breaking', {}, { rules: someRules({ username: { min: 9 } }) }, /username needs 9 characters instead of 4/],
  ['breaking', {}, { rules: someRules({ username: { max: 9 } }) }, /username takes 9 characters instead of 16/],
  ['breaking', {}, { rules: someRules({ username: { patternId: 'digits' } }) }, /read as digits/],
  ['breaking', { extraRoutes: { '/m/vip': '/m/home' } }, {}, /\/m\/vip no longer leads anywhere/],
  ['breaking', {}, { maintenance: true }, /closes for maintenance/],
];

describe('findBreaks', () => {
  it.each(cases)('calls it %s when %j becomes %j', (kind, before, after, says) => {
    const breaks = findBreaks(
      aSitePart({ rules: someRules(), ...before }),
      aSitePart({ rules: someRules(), ...after }),
    );
    expect(breaks.filter(({ text }) => says.test(text)).map((found) => found.kind)).toEqual([kind]);
  });

  it('has nothing against what opens, loosens or adds', () => {
    const before = aSitePart({ slots, rules: someRules({ username: { min: 9 } }) });
    const after = aSitePart({ slots, rules: someRules(), flags: { CBS3: true }, extraRoutes: { '/m/vip': '/m/home' } });
    expect(findBreaks(before, after)).toEqual([]);
  });
});
