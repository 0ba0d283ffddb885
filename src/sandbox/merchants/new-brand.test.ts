import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox();
}, 240_000);
afterAll(() => platform.close());

const identity = (name: string, dialingCode: string) => ({
  name,
  dialingCode,
  domains: [],
  theme: 'soda',
  languages: { default: 'en', offered: ['en'] },
  currency: { code: 'PKR', symbol: 'Rs' },
  logo: 'logo.svg',
});

describe('a brand that the seed data do not know', { timeout: 240_000 }, () => {
  it('has a demo account with money, whose number begins as its folder says', async () => {
    platform.publish('yours', { identity: { code: 'yours', ...identity('Your Brand', '+92') } });
    const listed = await (await fetch(`${platform.staffUrl}/demo-accounts?brands=yours`)).json();
    const [own] = listed.filter(({ merchant }: { merchant: string }) => merchant === 'yours');
    expect(own).toMatchObject({ userName: 'player0', note: 'player' });
    const { value, status } = await platform.login('yours', own.userName);
    expect(status).toBe(200);
    const wallet = await platform.call<{ balance: string }>('wallet', { merchant: 'yours', token: value['token'] });
    expect(Number(JSON.stringify(wallet.value).match(/\d+\.\d+/)?.[0])).toBeGreaterThan(1_000);
    const rows = await platform.sandbox.db
      .selectFrom('account')
      .select('mobile_key')
      .where('merchant', '=', 'yours')
      .execute();
    expect(new Set(rows.map(({ mobile_key: key }) => key)).size).toBe(rows.length);
  });

  it.each([
    ['+92', 'PK'],
    ['+44', 'GB'],
    ['+1', 'US'],
    ['+358', 'FI'],
  ])('is at home where its dialling code %s is: %s', async (dialingCode, country) => {
    const code = `home-${dialingCode.slice(1)}`;
    platform.publish(code, { identity: { code, ...identity('Home', dialingCode) } });
    expect((await platform.call('systemCountry', { merchant: code })).value).toEqual({ country, dialingCode });
  });

  it('says its name in the messages that it sends', async () => {
    const flags = { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true };
    platform.publish('named', { flags, identity: { code: 'named', ...identity('Moon & Sons', '+44') } });
    await platform.given('named', {
      accounts: [{ userName: 'olivia', password: 'Livery-2026', mobile: '447700900123' }],
    });
    const body = { mobileNum: '07700900123', countryDialingCode: '+44' };
    await platform.call('smsCode', { merchant: 'named', body });
    const outbox = await (await fetch(`${platform.staffUrl}/outbox`)).json();
    const [text] = outbox.flatMap((sent: { merchant: string; text: string }) =>
      sent.merchant === 'named' ? [sent.text] : [],
    );
    expect(text).toMatch(/^\d+ is your code for Moon & Sons\. /);
  });
});
