import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openCipher } from '../storage/encryption/cipher.ts';
import { platformStateHeader } from '../contracts/scene.ts';
import { openTestSandbox } from './sandbox.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The key lies beside the data, so that a later start has the same one.
const cipher = openCipher([randomBytes(32)]);
const merchant = 'm-earnest';
const open = (keepDataIn: string, more: object = {}) =>
  openTestSandbox({ keepDataIn: join(folder, keepDataIn), cipher, test: false, isDemonstration: false, ...more });
const deskOpens = async (staffUrl: string, password: string) => {
  const authorization = `Basic ${Buffer.from(`support:${password}`).toString('base64')}`;
  return (await fetch(`${staffUrl}/support/feedback`, { headers: { authorization } })).status;
};

describe('the platform in production', { timeout: 240_000 }, () => {
  it('has no account, no desk and no list that everybody may open', async () => {
    const platform = await open('own');
    platform.publish(merchant, {});
    expect((await platform.call('announcements', { merchant })).status).toBe(200);
    expect(await platform.sandbox.db.selectFrom('account').select('name').execute()).toEqual([]);
    expect((await platform.login(merchant, 'player0')).code).toBe('login.failed');
    for (const path of [
      '/demo-accounts',
      '/outbox',
      '/test/outbox',
      '/test/calls',
      '/docs',
      '/metrics',
      '/.git/config',
    ])
      expect((await fetch(`${platform.staffUrl}${path}`)).status, path).toBe(404);
    expect(await deskOpens(platform.staffUrl, 'Livery-2026')).toBe(401);
    const body = JSON.stringify({ merchant, type: 0 });
    const headers = { 'content-type': 'application/json' };
    const session = await fetch(`${platform.staffUrl}/demo-sessions`, { method: 'POST', headers, body });
    expect(session.status).toBe(404);
    const asked = { [platformStateHeader]: 'error' };
    expect((await platform.call('announcements', { merchant, headers: asked })).status).toBe(200);
    await platform.close();
  });

  it('opens the desk by the password that its operator sets, and by a new one from then on', async () => {
    const first = await open('desk', { staffPassword: 'eleven herons wade' });
    expect(await deskOpens(first.staffUrl, 'eleven herons wade')).toBe(200);
    expect(await deskOpens(first.staffUrl, 'Livery-2026')).toBe(401);
    await first.close();
    const second = await open('desk', { staffPassword: 'twelve herons wade' });
    expect(await deskOpens(second.staffUrl, 'eleven herons wade')).toBe(401);
    expect(await deskOpens(second.staffUrl, 'twelve herons wade')).toBe(200);
    await second.close();
    const third = await open('desk');
    expect(await deskOpens(third.staffUrl, 'twelve herons wade')).toBe(401);
    await third.close();
    await expect(open('desk', { staffPassword: 'short' })).rejects.toThrow('fewer than 12 characters');
  });

  it('does not go on with the data of a demonstration', async () => {
    const demonstration = await openTestSandbox({ keepDataIn: join(folder, 'demo'), cipher, test: false });
    demonstration.publish(merchant, {});
    expect((await demonstration.login(merchant, 'player0')).status).toBe(200);
    expect(await deskOpens(demonstration.staffUrl, 'Livery-2026')).toBe(200);
    await demonstration.close();
    await expect(open('demo')).rejects.toThrow(/of m-earnest, whose password is published/);
  });
});
