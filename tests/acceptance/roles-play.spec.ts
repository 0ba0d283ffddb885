import type { TestSite } from '../support/a-site.ts';
import { endpoints } from '../../src/contracts/endpoints.ts';
import { sentPath } from '../support/moved-paths.ts';
import { platform } from '../support/platform.ts';
import { memberPassword, newSession } from '../support/sign-in.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

test.describe('who may play for money and for free', () => {
  test('types 0, 1 and 2 may deposit and play for free, a guest and type 4 may not @A-270 @A-276', async ({
    aSite,
  }) => {
    const site = await aSite({ flags: { DEPOSIT: true } });
    const nodeId = await triableGame(site);
    for (const [type, allowed] of [
      [0, true],
      [1, true],
      [2, true],
      [4, false],
    ] as const) {
      const userName = `kind${type}`;
      await platform.given(site, { accounts: [{ userName, type, password: memberPassword }] });
      const { token } = await newSession(site, userName);
      const free = await ask(site, 'launch', { nodeId, mode: 'free' }, token);
      expect(free.status, `free play of type ${type}`).toBe(allowed ? 200 : 403);
      const deposit = await ask(site, 'deposit', { channel: 'bank', amount: '50' }, token);
      expect(deposit.status, `deposit of type ${type}`).toBe(allowed ? 200 : 403);
    }
    expect((await ask(site, 'launch', { nodeId, mode: 'free' })).status, 'free play of a guest').toBe(401);
  });
});

/** One platform call over the site's own address, as its page would send it. */
function ask(site: TestSite, name: 'deposit' | 'games' | 'launch', values: Record<string, string>, token?: string) {
  const { method, module } = endpoints[name];
  const headers = {
    Merchant: site.code,
    ModuleId: module,
    Gateway: '3',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  const query = method === 'GET' ? `?${new URLSearchParams({ ...values, merchantCode: site.code })}` : '';
  const body = query === '' ? { body: values } : {};
  const { host } = new URL(site.url());
  return callPort(stackAddress.servicePort, `${sentPath(name)}${query}`, { host, headers, method, ...body });
}

/** A game that can be tried. */
async function triableGame(site: TestSite): Promise<string> {
  const { text } = await ask(site, 'games', { gameType: 'RNG', pageNo: '1', pageSize: '36' });
  const found = /\{[^{}]*"supportPlay":1[^{}]*\}/.exec(text)?.[0] ?? '';
  const nodeId = /"nodeId":"?([\w-]+)/.exec(found)?.[1];
  if (nodeId === undefined) throw new Error(`No game can be tried: ${text.slice(0, 500)}`);
  return nodeId;
}
