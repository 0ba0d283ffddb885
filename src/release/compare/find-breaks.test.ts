import { describe, expect, it } from 'vitest';
import type { FieldRule, SitePart } from '../../contracts/site.ts';
import type { SiteOptions } from '../../engine/site.fixture.ts';
import { aSitePart, someRules } from '../../engine/site.fixture.ts';
import { type Break, findBreaks } from './find-breaks.ts';

const { identity, roles } = aSitePart();
const open = { order: 1, label: 'login:x', form: 'loginUsername' };
const login = { ...open, id: 'login.username', visible: { flag: 'CBS3' } } as const;
const slots = { 'login.method': [login] };
const home: SitePart['routes'][number] = { id: 'home.screen', path: '/m/home', title: 'home:title' };
const page: SitePart['routes'][number] = { ...home, id: 'vip.screen', path: '/m/vip', aliases: ['/vip'] };

const breaking = (...texts: readonly string[]) => texts.map((text): Break => ({ kind: 'breaking', text }));
const destructive = (...texts: readonly string[]) => texts.map((text): Break => ({ kind: 'destructive', text }));

const cases: readonly (readonly [SiteOptions, SiteOptions, readonly Break[]])[] = [
  [
    {},
    { identity: { ...identity, code: 'other' } },
    destructive('The code changes from test to other: accounts and balances belong to a code.'),
  ],
  [
    {},
    { identity: { ...identity, currency: { code: 'EUR', symbol: '€' } } },
    destructive('The currency changes from GBP to EUR: amounts stay as they are.'),
  ],
  [
    {},
    { roles: { ...roles, withdraw: [0, 2] } },
    destructive('Players of type 1 can no longer withdraw what they own.'),
  ],
  [{}, { roles: { ...roles, deposit: [0, 2] } }, breaking('Players of type 1 can no longer deposit.')],
  [
    { identity: { ...identity, domains: ['a.example', 'b.example'] } },
    { identity: { ...identity, domains: ['b.example', 'c.example'] } },
    breaking('a.example no longer leads to the brand.'),
  ],
  [
    {},
    { identity: { ...identity, languages: { default: 'en', offered: ['en'] } } },
    breaking('The language ur is withdrawn.'),
  ],
  [{ slots, flags: { CBS3: true } }, { slots }, breaking('login.username is gone from login.method.')],
  [
    {
      slots: {
        'login.method': [{ ...open, id: 'login.a' }],
        'registration.method': [{ ...open, id: 'registration.a' }],
        'recovery.method': [{ ...open, id: 'recovery.a' }],
      },
    },
    {},
    breaking(
      'login.a is gone from login.method.',
      'registration.a is gone from registration.method.',
      'recovery.a is gone from recovery.method.',
    ),
  ],
  [{ extraRoutes: { '/m/old': '/m/home' } }, {}, breaking('/m/old no longer leads anywhere.')],
  [
    { routes: [home, page] },
    { routes: [home] },
    breaking('/m/vip no longer leads anywhere.', '/vip no longer leads anywhere.'),
  ],
  [{}, { maintenance: true }, breaking('The site closes for maintenance.')],
];

const ruleCases: readonly (readonly [Partial<FieldRule>, Partial<FieldRule>, readonly string[]])[] = [
  [{ required: false }, { required: true }, ['email becomes required.']],
  [{ enabled: false, required: true }, { required: true }, ['email becomes required.']],
  [{ required: true }, { required: true }, []],
  [{ required: true }, { required: false }, []],
  [{}, { min: 9 }, ['email needs 9 characters instead of 0.']],
  [{ min: 4 }, { min: 9 }, ['email needs 9 characters instead of 4.']],
  [{ min: 9 }, { min: 9 }, []],
  [{ min: 9 }, {}, []],
  [{}, { max: 9 }, ['email takes 9 characters instead of any number.']],
  [{ max: 16 }, { max: 9 }, ['email takes 9 characters instead of 16.']],
  [{ max: 9 }, { max: 9 }, []],
  [{ max: 9 }, {}, []],
  [{}, { patternId: 'digits' }, ['email is read as digits instead of anything.']],
  [{ patternId: 'email' }, { patternId: 'digits' }, ['email is read as digits instead of email.']],
  [{ patternId: 'email' }, { patternId: 'email' }, []],
  [{ patternId: 'email' }, {}, []],
  [{}, { enabled: false, required: true, min: 9, max: 9, patternId: 'digits' }, []],
];

describe('findBreaks', () => {
  it.each(cases)('finds, when %j becomes %j, %j', (before, after, breaks) => {
    expect(findBreaks(aSitePart(before), aSitePart(after))).toEqual(breaks);
  });

  it.each(ruleCases)('finds, when the rule %j becomes %j, %j', (was, is, texts) => {
    const siteOf = (rule: Partial<FieldRule>) => ({
      ...aSitePart(),
      rules: { email: { enabled: true, required: false, ...rule } },
    });
    expect(findBreaks(siteOf(was), siteOf(is))).toEqual(breaking(...texts));
  });

  it('has nothing against what opens, loosens or adds', () => {
    const before = aSitePart({ slots, rules: someRules({ username: { min: 9 } }), routes: [home] });
    const after = aSitePart({
      ...{ slots, rules: someRules(), flags: { CBS3: true }, extraRoutes: { '/m/old': '/m/home' } },
      routes: [home, page],
    });
    expect(findBreaks(before, after)).toEqual([]);
    expect(findBreaks({ ...before, maintenance: true }, { ...after, maintenance: true })).toEqual([]);
    expect(findBreaks({ ...before, rules: {} }, after)).toEqual([]);
  });

  it('does not miss an address that leads on from another place', () => {
    const before = aSitePart({ routes: [home, page] });
    const after = aSitePart({ routes: [home], extraRoutes: { '/m/vip': '/m/home', '/vip': '/m/home' } });
    expect(findBreaks(before, after)).toEqual([]);
  });
});
