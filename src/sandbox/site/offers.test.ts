import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { SiteOptions } from '../../engine/site.fixture.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

const number = { mobileNum: '7700900500', countryDialingCode: '+44' };
const newNumber = { mobileNo: '7700900501', countryDialingCode: '+44' };
const social = (provider: string) => ({ provider, redirectUri: 'https://site.example/m/login/return' });
const paymentPassword = { paymentPassword: '482915', confirmPaymentPassword: '482915', loginPassword: 'x' };
const newPassword = { newPassword: 'Livery-2027', confirmNewPassword: 'Livery-2027', oldPassword: 'x' };

const aDay = { date: '2026-11-01', startDate: '2026-11-01', endDate: '2026-11-01' };

interface Row {
  readonly call: EndpointName;
  readonly says: string;
  /** What the site needs for the call to be carried out. */
  readonly on: SiteOptions;
  /** Sites on which it is refused. */
  readonly off: readonly SiteOptions[];
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly encrypted?: boolean;
  /** Customer type of who calls; a guest when absent. */
  readonly type?: number;
  readonly refusal?: string;
}

const settings = (name: string, value: boolean | string) => ({ settings: { [name]: value } });
const flag = (...names: readonly string[]) => ({ flags: Object.fromEntries(names.map((name) => [name, true])) });
const none: SiteOptions = {};
const login = (type: string) => ({
  username: '7700900500',
  password: '123456',
  type,
  ...number,
  firebaseMobileNo: '1',
});

const rows: readonly Row[] = [
  {
    call: 'login',
    says: 'by name',
    on: none,
    off: [{ slots: { 'login.method': [] } }],
    body: login('username'),
    encrypted: true,
  },
  {
    call: 'login',
    says: 'by a code',
    on: flag('MOBILEVERCODELOGIN3'),
    off: [none, { ...flag('MOBILEVERCODELOGIN3'), slots: { 'login.method': [] } }],
    body: login('sms'),
    encrypted: true,
  },
  {
    call: 'smsCode',
    says: 'for a login',
    on: flag('MOBILEVERCODELOGIN3'),
    off: [settings('recovery.phone', false)],
    body: number,
  },
  {
    call: 'smsCode',
    says: 'for a recovery',
    on: settings('recovery.phone', true),
    off: [settings('recovery.phone', false)],
    body: number,
  },
  {
    call: 'smsCode',
    says: 'for a registration',
    on: flag('MOBILENUMREG3'),
    off: [none, flag('USERNAMEREG3'), flag('MOBILENUMREG3', 'MOBILENUMPASSREG3')],
    body: newNumber,
  },
  {
    call: 'setPasswordByPhone',
    says: 'with a code',
    on: settings('recovery.phone', true),
    off: [settings('recovery.phone', false), { ...settings('recovery.phone', true), slots: { 'recovery.method': [] } }],
    body: { ...number, newPassword: 'Livery-2027', verificationCode: '123456' },
    encrypted: true,
  },
  {
    call: 'forgotPassword',
    says: 'by mail',
    on: settings('recovery.email', true),
    off: [settings('recovery.email', false), { ...settings('recovery.email', true), slots: { 'recovery.method': [] } }],
    body: { username: 'player0', email: 'player0@site.example' },
  },
  ...(['google', 'facebook'] as const).map((provider): Row => {
    const name = `${provider.toUpperCase()}LOGIN3`;
    const client = { [`login.${provider}ClientId`]: 'a-client' };
    return {
      call: 'socialStart',
      says: `at ${provider}`,
      on: { ...flag(name), settings: client },
      off: [none, flag(name), { settings: client }],
      body: social(provider),
    };
  }),
  {
    call: 'register',
    says: 'by name',
    on: { ...flag('USERNAMEREG3'), ...settings('encryption.register', false) },
    off: [
      settings('encryption.register', false),
      { ...flag('MOBILENUMREG3'), ...settings('encryption.register', false) },
    ],
    body: { username: 'somebody' },
    refusal: 'registration.closed',
  },
  {
    call: 'usernameAvailability',
    says: 'of a registration by name',
    on: flag('USERNAMEREG3'),
    off: [none, flag('MOBILENUMREG3')],
    query: { username: 'player0' },
  },
  {
    call: 'freePlayLogin',
    says: 'for anybody',
    on: flag('FREEPLAY3'),
    off: [none, { ...flag('FREEPLAY3'), ...settings('trial.accounts', false) }],
    body: { moduleId: 'REG3' },
  },
  { call: 'chatLaunch', says: 'for a guest', on: flag('CBS3'), off: [none] },
  { call: 'chatLaunch', says: 'for a player', on: flag('CBS3'), off: [none], type: 0 },
  { call: 'chatCount', says: 'for a player', on: flag('CBS3'), off: [none], type: 0 },
  {
    call: 'liveModels',
    says: 'of the chat',
    on: { ...flag('CBS3'), ...settings('liveModels.enabled', true) },
    off: [flag('CBS3'), settings('liveModels.enabled', true)],
  },
  {
    call: 'promotionApply',
    says: 'by a player',
    on: settings('activity.apply', true),
    off: [none],
    type: 0,
    body: { announcementId: 1 },
  },
  { call: 'promotionApplications', says: 'of a player', on: settings('activity.apply', true), off: [none], type: 0 },
  { call: 'deposit', says: 'by a player', on: flag('DEPOSIT'), off: [none], type: 0, body: { amount: '1' } },
  { call: 'withdraw', says: 'by a player', on: flag('WITHDRAW'), off: [none], type: 0, body: { amount: '1' } },
  { call: 'bindBankCard', says: 'by a player', on: flag('WITHDRAW'), off: [none], type: 0, body: { values: {} } },
  { call: 'rebate', says: 'of a player', on: flag('MANPLAYREB3'), off: [none], type: 0 },
  { call: 'claimRebate', says: 'by a player', on: flag('MANPLAYREB3'), off: [none], type: 0, body: {} },
  { call: 'manualWages', says: 'of an agent', on: flag('manualSalary'), off: [none], type: 41, query: aDay },
  { call: 'payManualWage', says: 'by an agent', on: flag('manualSalary'), off: [none], type: 41, body: { id: 1 } },
  { call: 'hourlyWages', says: 'of an agent', on: flag('hourlySalary'), off: [none], type: 41, query: aDay },
  { call: 'dividends', says: 'of an agent', on: flag('dividend'), off: [none], type: 41 },
  { call: 'payDividend', says: 'by an agent', on: flag('dividend'), off: [none], type: 41, body: { id: 1 } },
];

const earnings = [
  'teamPnl',
  'teamBets',
  'teamRebates',
  'dailyWages',
  'manualWages',
  'hourlyWages',
  'dividends',
] as const;

/** Calls that screens make whose guards turn a customer type away, whatever is on. */
const guarded: readonly (readonly [EndpointName, number, object?])[] = [
  ['chatLaunch', 4],
  ['chatCount', 4],
  ['inbox', 4],
  ['changePassword', 4, newPassword],
  ['setPaymentPassword', 4, paymentPassword],
  ['beginSecondFactor', 4, {}],
  ['deposit', 4, { amount: '20' }],
  ['deposit', 40, { amount: '20' }],
  ['withdraw', 4, { amount: '20' }],
  ['withdraw', 40, { amount: '20' }],
  ['bindBankCard', 4, { values: {} }],
  ['bindBankCard', 40, { values: {} }],
  ['removeBankCard', 40, { card: 1 }],
  ['bankCards', 40],
  ['claimRebate', 4, {}],
  ['teamKpi', 0],
  ['teamMembers', 0],
  ['setMemberRates', 40, {}],
  ['createInvitation', 4, {}],
  ['memberContract', 0],
  ['offerContract', 40, {}],
  ...earnings.flatMap((name) => [[name, 0] as const, [name, 40] as const]),
  ['payManualWage', 0, { id: 1 }],
  ['payDividend', 0, { id: 1 }],
];

let sites = 0;

async function ask({ call, type, body, query, encrypted }: Omit<Row, 'says' | 'on' | 'off'>, options: SiteOptions) {
  sites += 1;
  const merchant = `o-${sites}`;
  platform.publish(merchant, { ...options, identity });
  const account = { userName: 'somebody0', password: 'Livery-2026', type };
  if (type !== undefined) await platform.given(merchant, { accounts: [account] });
  const token = type === undefined ? undefined : (await platform.login(merchant, 'somebody0')).value['token'];
  return platform.call(call, {
    merchant,
    token,
    ...(body ? { body } : {}),
    ...(query ? { query } : {}),
    ...(encrypted ? { encrypted } : {}),
  });
}

const identity = {
  code: 'site',
  name: 'Site',
  domains: ['site.example'],
  theme: 'karat',
  languages: { default: 'en', offered: ['en', 'ur'] },
  currency: { code: 'GBP', symbol: '£' },
  logo: 'logo.svg',
  dialingCode: '+44',
};

describe('the platform', { timeout: 240_000 }, () => {
  it.each(rows.map((row) => [`${row.call} ${row.says}`, row] as const))(
    'carries %s out where the site offers it, and nowhere else',
    async (_name, row) => {
      const refusal = row.refusal ?? 'no.permission';
      for (const options of row.off) expect((await ask(row, options)).code, JSON.stringify(options)).toBe(refusal);
      expect((await ask(row, row.on)).code).not.toBe(refusal);
    },
  );

  it('knows no way to log in but those of the site', async () => {
    for (const type of ['', 'SMS', 'anything', 7, null]) {
      const body = { ...login('username'), type };
      expect((await ask({ call: 'login', body, encrypted: true }, flag('MOBILEVERCODELOGIN3'))).code).toBe(
        'no.permission',
      );
    }
  });

  it.each(guarded.map(([call, type, body]) => ({ call, type, body })))(
    'refuses $call to customers of type $type, whom the guards of its screen send away',
    async ({ call, type, body }) => {
      const all = flag(
        'CBS3',
        'DEPOSIT',
        'WITHDRAW',
        'MANPLAYREB3',
        'FREEPLAY3',
        'manualSalary',
        'hourlySalary',
        'dividend',
      );
      const answer = await ask({ call, type, ...(body ? { body } : {}) }, all);
      expect(answer.code).toBe(type === 4 ? 'free_reject' : 'no.permission');
    },
  );
});
