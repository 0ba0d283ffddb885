import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { PostgresServer } from '../../storage/database/postgres-server.fixture.ts';
import { startPostgresServer } from '../../storage/database/postgres-server.fixture.ts';
import { connectControl } from '../control-client.ts';
import { CONTROL_SOCKET } from '../control-socket.ts';
import type { TestService } from '../fixture.ts';
import { startTestService } from '../fixture.ts';
import type { ServiceOptions } from '../service-options.ts';

const brand = join(import.meta.dirname, '../../../tests/brands/smallest');
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgresServer();
}, 240_000);
afterAll(() => server.stop());

/** A checkout in which the brand has a name. */
function aCheckout(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(brand, join(folder, 'smallest'), { recursive: true });
  rename(folder, name);
  return folder;
}

function rename(checkout: string, name: string): void {
  const file = join(checkout, 'smallest/merchant.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"name": "[^"]*"/, `"name": "${name}"`));
}

async function aNode(merchantsDir: string, options: Partial<ServiceOptions> = {}): Promise<TestService> {
  return startTestService({ databaseUrl: server.url, merchantsDir, ...options });
}

const served = async ({ call, port }: TestService) =>
  /<title>([^<]*)</.exec((await call(`smallest.localhost:${port}`, '/m/home')).text)?.[1];

it('leaves publishing to one start, whatever the folders of other nodes say', { timeout: 240_000 }, async () => {
  const checkout = aCheckout('Second');
  const owner = await aNode(checkout);
  expect(owner.service.folders).toMatchObject({ published: ['smallest'], left: [] });

  const older = await aNode(aCheckout('First'));
  expect(older.service.folders).toMatchObject({
    published: [],
    left: ['smallest'],
    owner: expect.stringMatching(/:\//),
  });
  const plain = await aNode(aCheckout('Third'), { folders: 'nothing' });
  expect(plain.service.folders).toMatchObject({ merchants: ['smallest'], published: [], left: [] });
  expect(await Promise.all([owner, older, plain].map(served))).toEqual(['Second', 'Second', 'Second']);
  await Promise.all([owner.service.close(), plain.stop()]);

  rename(checkout, 'Fourth');
  const again = await aNode(checkout, { dataDir: owner.dataDir });
  expect(again.service.folders.published).toEqual(['smallest']);
  await expect.poll(() => served(older)).toBe('Fourth');

  const operations = await connectControl(join(older.dataDir, CONTROL_SOCKET));
  await operations?.publish({ code: 'smallest', author: 'test', reason: 'an act' });
  await expect.poll(() => served(again)).toBe('First');
  await Promise.all([again.service.close(), older.stop()]);

  const heir = await aNode(aCheckout('Fifth'), { folders: 'takeOver' });
  expect(heir.service.folders).toMatchObject({ published: ['smallest'], left: [] });
  const former = await aNode(checkout, { dataDir: owner.dataDir });
  expect(former.service.folders).toMatchObject({ published: [], left: ['smallest'] });
  expect(await served(former)).toBe('Fifth');
  await Promise.all([heir.stop(), former.stop(), owner.stop(), again.stop()]);
});
