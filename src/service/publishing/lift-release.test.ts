import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import { openCompiler } from '../../release/compiler.ts';
import { readFolder } from '../../release/load/read-folder.ts';
import { createPartCache } from '../live/part-cache.ts';
import { createSiteRegistry } from '../live/site-registry.ts';
import type { Store } from '../store/open-store.ts';
import { openStore } from '../store/open-store.ts';
import { readManifest } from '../store/read-release.ts';
import { createPublisher } from './publisher.ts';

const root = join(import.meta.dirname, '../../..');
const note = { author: 'mira', reason: 'back to the old one' };

let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir: 'memory://' });
}, 60_000);
afterAll(() => store.close());

/** Makes the first release of a merchant look as an engine of an earlier release format left it. */
async function age(merchant: string): Promise<void> {
  const { db } = store;
  const [first] = await db
    .selectFrom('audit')
    .select('release')
    .where('merchant', '=', merchant)
    .orderBy('seq')
    .execute();
  const manifest = first && (await readManifest(db, first.release));
  const text = canonicalJson({ ...manifest, engineFormat: 0 });
  const id = createHash('sha256').update(text).digest('hex');
  await db.insertInto('releases').values({ id, merchant, manifest: text }).execute();
  await db.updateTable('audit').set({ release: id }).where('merchant', '=', merchant).where('seq', '=', 1).execute();
}

describe('rolling back to a release of an older format', () => {
  it('compiles its stored source, which passes the upgrade, and goes live with that', async () => {
    const { db } = store;
    const parts = createPartCache(db);
    const onRefusal = (_: string, error: unknown) => {
      throw error;
    };
    const registry = createSiteRegistry({ db, parts, onRefusal, isWatched: () => true });
    const publisher = createPublisher({ db, compiler: await openCompiler({ rootDir: root }), registry, parts });
    const { problems: _, ...old } = await readFolder(join(root, 'tests/brands/vintage'), 'merchants/vintage');
    const first = await publisher.publishFolder(old, note);
    const site = Buffer.from(old.files.get('site.json') ?? '')
      .toString('utf8')
      .replace('"CBS3": true', '"CBS3": false');
    const files = new Map(old.files).set('site.json', Buffer.from(site));
    await publisher.publishFolder({ ...old, files }, note);
    await age('vintage');

    const result = await publisher.rollBack('vintage', note, 1);
    if (result.kind !== 'published' || first.kind !== 'published') throw new Error(JSON.stringify([first, result]));
    expect(result.pointer).toEqual({ seq: 3, release: first.pointer.release });
    expect((await registry.current('vintage'))?.manifest.engineFormat).toBe(1);
    expect((await registry.current('vintage'))?.site.flags['CBS3']).toBe(true);
  }, 120_000);
});
