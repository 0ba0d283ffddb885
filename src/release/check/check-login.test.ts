import { describe, expect, it } from 'vitest';
import type { OriginsPart } from '../../contracts/origins.ts';
import { aSource, inWords, type SourceOptions } from './a-source.fixture.ts';
import { checkLogin } from './check-login.ts';
import { aSiteWith, originsOf, someForms, type Way } from './ways-in.fixture.ts';

const forms = someForms({
  registerCode: { mobileNum: {} },
  registerPassword: { username: {}, password: {} },
  loginPassword: { loginUsername: {}, password: {} },
  loginCode: { loginMobileNum: {} },
});

interface LoginOptions extends Pick<SourceOptions, 'navigation'> {
  readonly registration?: readonly Way[];
  readonly login?: readonly Way[];
  readonly values?: OriginsPart['values'];
}

function said({ registration = ['registerCode'], login = [], values = {}, navigation = {} }: LoginOptions) {
  const site = aSiteWith({ registration, login });
  return inWords(checkLogin({ source: aSource({ navigation }), site, forms, origins: originsOf(values) }));
}

const only = 'The login asks for a password, and whoever registers here has none.';
const first = 'The login opens on a password, and whoever registers here has none; another way in would let them in.';
const warning = 'warning LOGIN_UNUSABLE override flags.MOBILENUMREG3#';

describe('checkLogin', () => {
  it.each<[string, LoginOptions]>([
    ['opens on a code', { login: ['loginCode', 'loginPassword'] }],
    ['has no way in', {}],
    ['opens on a form that the engine has not', { login: ['missing'] }],
    ['is of no concern where nobody can register', { registration: [], login: ['loginPassword'] }],
    [
      'asks for a password that one way to register gives',
      { registration: ['registerCode', 'registerPassword'], login: ['loginPassword'] },
    ],
    ['hides its password from guests', { login: [['loginPassword', { session: true }], 'loginCode'] }],
  ])('has nothing to say of a login that %s', (_what, options) => {
    expect(said(options)).toEqual([]);
  });

  it('warns of a password that nobody who registers gets', () => {
    expect(said({ login: ['loginPassword'] })).toEqual([`${warning}: ${only}`]);
    expect(said({ login: ['loginPassword', 'loginPassword'] })).toEqual([`${warning}: ${only}`]);
    expect(said({ login: ['loginPassword', 'loginCode'] })).toEqual([`${warning}: ${first}`]);
    expect(said({ login: ['loginPassword', 'loginPassword', 'loginCode'] })).toEqual([`${warning}: ${first}`]);
  });

  it('counts only the ways to register that are open', () => {
    const registration: Way[] = ['registerCode', ['registerPassword', { flag: 'USERNAMEREG3' }]];
    expect(said({ registration, login: ['loginPassword'] })).toEqual([`${warning}: ${only}`]);
  });

  it('points at what opened registration without a password', () => {
    const values = {
      'flags.MOBILENUMREG3': { layer: 'site', file: 'merchants/brand/site.json', pointer: '/flags/MOBILENUMREG3' },
    } as const;
    expect(said({ login: ['loginPassword'], values })).toEqual([
      `warning LOGIN_UNUSABLE site.json#/flags/MOBILENUMREG3: ${only}`,
    ]);
  });

  it('points at the brand’s own order of ways in where there is one', () => {
    expect(said({ login: ['loginPassword'], navigation: { slots: { 'login.method': [] } } })).toEqual([
      `warning LOGIN_UNUSABLE navigation.json#/slots/login.method: ${only}`,
    ]);
    expect(said({ login: ['loginPassword'], navigation: { slots: { 'footer.tab': [] } } })).toEqual([
      `${warning}: ${only}`,
    ]);
    const { $schema } = aSource().navigation.value;
    expect(said({ login: ['loginPassword'], navigation: { $schema } })).toEqual([`${warning}: ${only}`]);
  });
});
