import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import { ENGINE_FORMAT } from '../../contracts/engine-format.ts';
import type { ReleaseManifest } from '../../contracts/release.ts';
import { openCompiler } from '../../release/compiler.ts';
import { readFolder } from '../../release/load/read-folder.ts';
import type { StoredManifest } from '../../release/upgrade/upgrade-release.ts';
import { createPartCache } from '../live/part-cache.ts';
import { createSiteRegistry } from '../live/site-registry.ts';
import type { Store } from '../store/open-store.ts';
import { openTestStore } from '../store/test-store.fixture.ts';
import { publishRelease } from '../store/publish-release.ts';
import { readPointer } from '../store/read-pointer.ts';
import { readManifest } from '../store/read-release.ts';
import { upgradeUnreadable } from './upgrade-unreadable.ts';
import { createPublisher } from './publisher.ts';

const root = join(import.meta.dirname, '../../..');
const note = { author: 'mira', reason: 'back to the old one' };

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
}, 240_000);
afterAll(() => store.close());

/** Makes the first release of a merchant look as an engine of a release format without steps left it; gives its name. */
async function age(merchant: string, engineFormat = 0): Promise<string> {
  const { db } = store;
  const [first] = await db
    .selectFrom('audit')
    .select('release')
    .where('merchant', '=', merchant)
    .orderBy('seq')
    .execute();
  const manifest = first && (await readManifest(db, first.release));
  const text = canonicalJson({ ...manifest, engineFormat });
  const id = createHash('sha256').update(text).digest('hex');
  await db.insertInto('releases').values({ id, merchant, manifest: text }).execute();
  await db.updateTable('audit').set({ release: id }).where('merchant', '=', merchant).where('seq', '=', 1).execute();
  return id;
}

function aPart(kind: 'json' | 'css', text: string) {
  const hash = createHash('sha256').update(text).digest('hex');
  return { hash, kind, mediaType: kind === 'css' ? 'text/css' : 'application/json', bytes: Buffer.from(text) };
}

async function openPublisher() {
  const { db } = store;
  const parts = createPartCache(db);
  const onRefusal = (_: string, error: unknown) => {
    throw error;
  };
  const registry = createSiteRegistry({ db, parts, onRefusal, isWatched: () => true });
  const publisher = createPublisher({ db, compiler: await openCompiler({ rootDir: root }), registry, parts });
  return { db, parts, registry, publisher };
}

const onTrouble = (message: string) => {
  throw new Error(message);
};

describe('rolling back to a release of an older format', () => {
  it('compiles its stored source, which passes the upgrade, and goes live with that', async () => {
    const { registry, publisher } = await openPublisher();
    const { problems: _, ...old } = await readFolder(join(root, 'tests/brands/vintage'), 'merchants/vintage');
    const first = await publisher.publishFolder(old, note);
    const site = Buffer.from(old.files.get('site.json') ?? '')
      .toString('utf8')
      .replace('"CBS3": true', '"CBS3": false');
    const files = new Map(old.files).set('site.json', Buffer.from(site));
    await publisher.publishFolder({ ...old, files }, note);
    await age('vintage');

    const result = await publisher.rollBack('vintage', note, { to: 1 });
    if (result.kind !== 'published' || first.kind !== 'published') throw new Error(JSON.stringify([first, result]));
    expect(result.pointer).toEqual({ seq: 3, release: first.pointer.release });
    expect((await registry.current('vintage'))?.manifest.engineFormat).toBe(ENGINE_FORMAT);
    expect((await registry.current('vintage'))?.site.flags['CBS3']).toBe(true);
  }, 240_000);
});

describe('a live release of an older format, whose merchant has no folder', () => {
  it('is shown in the present format, with parts that every node can serve', async () => {
    const { db, registry } = await openPublisher();
    const text = readFileSync(join(root, 'tests/releases/format-1.json'), 'utf8');
    const old: { manifest: StoredManifest; parts: Record<string, string> } = JSON.parse(text);
    const { theme: themeName, ...named } = old.manifest.parts;
    // The kept release has no stylesheet, which a page needs.
    const css = aPart('css', ':root{}');
    const theme = aPart('json', JSON.stringify({ ...JSON.parse(old.parts[themeName] ?? ''), stylesheet: css.hash }));
    const parts = [...Object.values(old.parts).map((part) => aPart('json', part)), theme, css];
    const manifest = { ...old.manifest, parts: { ...named, theme: theme.hash } } as ReleaseManifest;
    const merchant = 'smallest';
    const release = createHash('sha256').update(canonicalJson(manifest)).digest('hex');
    const source = { hash: 'none', bytes: Buffer.from('') };
    const rest = { folder: '', engine: '', hosts: [], overrides: [] };
    const of = {
      ...rest,
      merchant,
      expectedSeq: 0,
      release,
      manifest,
      parts,
      source,
    };
    await publishRelease(db, { ...of, note: { action: 'publish', ...note, detail: {} } });
    const live = await registry.current('smallest');
    expect(live?.pointer).toEqual({ seq: 1, release });
    expect(live?.manifest.engineFormat).toBe(ENGINE_FORMAT);
    expect(live?.site).toMatchObject({ engineFormat: ENGINE_FORMAT, extraRoutes: {}, errorCodes: {} });
    expect(await createPartCache(db).get(live?.manifest.parts.site ?? '')).toBeDefined();
    await upgradeUnreadable({ db, publisher: { recompile: () => Promise.reject(new Error('asked')) }, onTrouble });
  }, 240_000);

  it('is compiled anew from its stored source at the start when no step leads up from it', async () => {
    const { db, registry, publisher } = await openPublisher();
    const { problems: _, ...files } = await readFolder(join(root, 'tests/brands/smallest'), 'merchants/smallest');
    const changed = new Map([...files.files].map(([path, bytes]) => [path, renamed(bytes)]));
    await publisher.publishFolder({ folder: 'merchants/tiny', files: changed }, note);
    const id = await age('tiny');
    await db.updateTable('pointers').set({ release: id }).where('merchant', '=', 'tiny').execute();
    expect(await upgradeUnreadable({ db, publisher, onTrouble })).toEqual(['tiny']);
    expect((await registry.current('tiny'))?.manifest.engineFormat).toBe(ENGINE_FORMAT);
    expect(await upgradeUnreadable({ db, publisher, onTrouble })).toEqual([]);
  }, 240_000);

  it('is left alone when a newer engine made it: a node that is older does not put its own in its place', async () => {
    const { db, publisher } = await openPublisher();
    const { problems: _, ...files } = await readFolder(join(root, 'tests/brands/smallest'), 'merchants/smallest');
    const changed = new Map([...files.files].map(([path, bytes]) => [path, renamed(bytes, 'later')]));
    await publisher.publishFolder({ folder: 'merchants/later', files: changed }, note);
    const id = await age('later', ENGINE_FORMAT + 1);
    await db.updateTable('pointers').set({ release: id }).where('merchant', '=', 'later').execute();
    const said: string[] = [];
    expect(await upgradeUnreadable({ db, publisher, onTrouble: (message) => said.push(message) })).toEqual([]);
    expect(said).toEqual(['The live release of later was made by a newer engine: update this node.']);
    expect((await readPointer(db, 'later'))?.release).toBe(id);
  }, 240_000);
});

function renamed(bytes: Uint8Array, code = 'tiny'): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString('utf8').replace('"code": "smallest"', `"code": "${code}"`));
}
