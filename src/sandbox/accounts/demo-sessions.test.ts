import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

let platform: TestSandbox;

beforeAll(async () => {
  platform = await openTestSandbox();
  platform.publish('m-test');
});
afterAll(() => platform.close());

const ask = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${platform.staffUrl}/demo-sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const open = async (body: object): Promise<Readonly<Record<string, unknown>>> =>
  ((await (await ask(body)).json()) as { value: Record<string, unknown> }).value;

it('signs the demo account of a type in, and gives the session again while it lives', async () => {
  const { token, ...who } = await open({ merchant: 'm-test', type: 41 });
  expect(who).toEqual({ userName: 'agent41', type: 41 });
  const signedIn = await platform.call('memberInfo', { token: String(token) });
  expect(signedIn.status).toBe(200);
  expect((await open({ merchant: 'm-test', type: 41, token }))['token']).toBe(token);
  // Of another account, or over.
  expect((await open({ merchant: 'm-test', type: 0, token }))['token']).not.toBe(token);
  await platform.call('logout', { token: String(token) });
  expect((await open({ merchant: 'm-test', type: 41, token }))['token']).not.toBe(token);
});

it('refuses a type that no demo account has, and calls of other pages', async () => {
  const refused = await ask({ merchant: 'm-test', type: 7 });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain('types are 0, 1, 2, 3, 4, 40, 41, 42');
  expect((await ask({ merchant: 'm-test', type: 0 }, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
});
