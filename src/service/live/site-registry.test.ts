import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { ReleaseManifest } from '../../contracts/release.ts';
import type { Store } from '../store/open-store.ts';
import { openTestStore } from '../store/test-store.fixture.ts';
import { publishRelease } from '../store/publish-release.ts';
import { createPartCache } from './part-cache.ts';
import { createSiteRegistry } from './site-registry.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
}, 240_000);
afterAll(() => store.close());

const hash = (content: string) => createHash('sha256').update(content).digest('hex');

/** Publishes a release whose site part says what it is; a damaged one lacks its parts. */
async function publish(merchant: string, seq: number, { damaged = false } = {}): Promise<void> {
  const text = canonicalJson({ merchant, seq });
  const name = hash(text);
  const css = ':root{}';
  const theme = canonicalJson({ stylesheet: hash(css) });
  const parts = {
    site: name,
    forms: name,
    validators: name,
    theme: hash(theme),
    origins: name,
    strings: {},
    assets: {},
  };
  const manifest: ReleaseManifest = { engineFormat: 2, merchant, parts };
  await publishRelease(store.db, {
    merchant,
    expectedSeq: seq - 1,
    release: hash(canonicalJson(manifest)),
    manifest,
    parts: [
      { hash: damaged ? hash('other') : name, kind: 'json', mediaType: 'application/json', bytes: Buffer.from(text) },
      { hash: hash(theme), kind: 'json', mediaType: 'application/json', bytes: Buffer.from(theme) },
      { hash: hash(css), kind: 'css', mediaType: 'text/css', bytes: Buffer.from(css) },
    ],
    source: { hash: hash('source'), bytes: Buffer.from('') },
    folder: '',
    engine: '',
    hosts: [],
    overrides: [],
    note: { action: 'publish', author: 'mira', reason: 'test', detail: {} },
  });
}

function aRegistry(isWatched = true) {
  const refused: string[] = [];
  const parts = createPartCache(store.db);
  const onRefusal = (merchant: string) => refused.push(merchant);
  return { refused, registry: createSiteRegistry({ db: store.db, parts, onRefusal, isWatched: () => isWatched }) };
}

describe('site registry', () => {
  it('swaps a newer release in and says from what to what', async () => {
    const { registry } = aRegistry();
    const moves: string[] = [];
    registry.onAdoption(({ previous, next }) => moves.push(`${previous?.pointer.seq} to ${next.pointer.seq}`));
    await publish('karat', 1);
    await registry.current('karat');
    await publish('karat', 2);
    await registry.adopt({ merchant: 'karat', seq: 2 });
    await registry.adopt({ merchant: 'karat', seq: 1 });
    expect(moves).toEqual(['1 to 2']);
    expect((await registry.current('karat'))?.pointer.seq).toBe(2);
  });

  it('refuses a release that cannot be loaded and keeps the last good one', async () => {
    const { registry, refused } = aRegistry();
    await publish('soda', 1);
    await registry.current('soda');
    await publish('soda', 2, { damaged: true });
    await registry.adopt({ merchant: 'soda', seq: 2 });
    expect(refused).toEqual(['soda']);
    expect((await registry.current('soda'))?.pointer.seq).toBe(1);
  });

  it('finds the last good release in the history when it has just started', async () => {
    const { registry, refused } = aRegistry();
    await publish('tide', 1);
    await publish('tide', 2, { damaged: true });
    expect((await registry.current('tide'))?.site).toEqual({ merchant: 'tide', seq: 1 });
    expect(refused).toEqual(['tide']);
  });

  it('leaves news of a merchant that nobody looks at in the store', async () => {
    const { registry, refused } = aRegistry(false);
    await publish('amber', 1, { damaged: true });
    await registry.adopt({ merchant: 'amber', seq: 1 });
    expect(refused).toEqual([]);
  });
});
