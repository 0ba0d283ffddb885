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
      '/support',
      '/support/feedback',
      '/docs',
      '/metrics',
      '/.git/config',
    ])
      expect((await fetch(`${platform.staffUrl}${path}`)).status, path).toBe(404);
    const body = JSON.stringify({ merchant, type: 0 });
    const headers = { 'content-type': 'application/json' };
    const session = await fetch(`${platform.staffUrl}/demo-sessions`, { method: 'POST', headers, body });
    expect(session.status).toBe(404);
    const asked = { [platformStateHeader]: 'error' };
    expect((await platform.call('announcements', { merchant, headers: asked })).status).toBe(200);
    await platform.close();
  });

  it('does not go on with the data of a demonstration', async () => {
    const demonstration = await openTestSandbox({ keepDataIn: join(folder, 'demo'), cipher, test: false });
    demonstration.publish(merchant, {});
    expect((await demonstration.login(merchant, 'player0')).status).toBe(200);
    await demonstration.close();
    await expect(open('demo')).rejects.toThrow(/of m-earnest, whose password is published/);
  });
});
