import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const switches = ['loginByCode', 'registerByName', 'registerByMobile', 'recoverByPhone', 'recoverByMail'] as const;
type Switch = (typeof switches)[number];

/** Every way in or back in, straight at the platform, and the switches of which one must be on. */
const ways: readonly {
  readonly says: string;
  readonly call: EndpointName;
  readonly needs: readonly Switch[];
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly isEncrypted?: boolean;
}[] = [
  login('by name', 'username', []),
  login('by a code', 'sms', ['loginByCode']),
  { says: 'a code for members', call: 'smsCode', needs: ['loginByCode', 'recoverByPhone'], body: number('mobileNum') },
  { says: 'a code for a registration', call: 'smsCode', needs: ['registerByMobile'], body: number('mobileNo') },
  {
    says: 'a password by a code',
    call: 'setPasswordByPhone',
    needs: ['recoverByPhone'],
    body: { ...number('mobileNum'), newPassword: 'Walnut-2027', verificationCode: '123456' },
    isEncrypted: true,
  },
  {
    says: 'a password by mail',
    call: 'forgotPassword',
    needs: ['recoverByMail'],
    body: { username: 'player0', email: 'player0@mail.example' },
  },
  { says: 'an account by name', call: 'register', needs: ['registerByName'], body: { username: 'newcomer' } },
  // Without a name it is the form by name that is not filled in, where that alone is open.
  {
    says: 'an account by number',
    call: 'register',
    needs: ['registerByMobile', 'registerByName'],
    body: number('mobileNum'),
  },
  {
    says: 'whether a name is free',
    call: 'usernameAvailability',
    needs: ['registerByName'],
    query: { username: 'newcomer' },
  },
];

function number(field: string) {
  return { [field]: '7700900599', countryDialingCode: '+44' };
}

function login(says: string, type: string, needs: readonly Switch[]) {
  const body = { username: '7700900599', password: '123456', type, countryDialingCode: '+44' };
  return { says: `a login ${says}`, call: 'login' as const, needs, body, isEncrypted: true };
}

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

const everySite = Array.from({ length: 2 ** switches.length }, (_, bits) =>
  switches.filter((_name, place) => (bits & (1 << place)) !== 0),
);

describe('the ways into an account', { timeout: 240_000 }, () => {
  it.each(everySite.map((on, place) => [on.join(' ') || 'nothing', on, place] as const))(
    'are those of a site with %s, and no other',
    async (_name, on, place) => {
      const merchant = `ways-${place}`;
      const has = (name: Switch) => on.includes(name);
      platform.publish(merchant, {
        flags: {
          MOBILEVERCODELOGIN3: has('loginByCode'),
          USERNAMEREG3: has('registerByName'),
          MOBILENUMREG3: has('registerByMobile'),
        },
        settings: {
          'recovery.phone': has('recoverByPhone'),
          'recovery.email': has('recoverByMail'),
          'encryption.register': false,
        },
      });
      const found: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      for (const { says, call, needs, body, query, isEncrypted } of ways) {
        const { code } = await platform.call(call, {
          merchant,
          ...(body ? { body } : {}),
          ...(query ? { query } : {}),
          ...(isEncrypted ? { encrypted: true } : {}),
        });
        found[says] = code === 'no.permission' || code === 'registration.closed' ? 'refused' : 'open';
        wanted[says] = needs.length === 0 || needs.some(has) ? 'open' : 'refused';
      }
      expect(found).toEqual(wanted);
      const sent = platform.sandbox.db.selectFrom('sms_code').select('purpose').where('merchant', '=', merchant);
      const purposes = (await sent.execute()).map(({ purpose }) => purpose).sort();
      const expected = [
        ...(has('loginByCode') || has('recoverByPhone') ? ['member'] : []),
        ...(has('registerByMobile') ? ['registration'] : []),
      ];
      expect(purposes).toEqual(expected);
    },
  );
});
