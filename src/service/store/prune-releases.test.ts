import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPublishing, person, type Publishing } from '../publishing/publishing.fixture.ts';
import { insertParts } from './insert-parts.ts';
import { KEPT_CHANGES, KEPT_DAYS, pruneReleases } from './prune-releases.ts';

const DAY = 86_400_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);

let desk: Publishing;
beforeAll(async () => {
  desk = await openPublishing();
}, 240_000);
afterAll(() => desk.close());

/** Live changes of a brand, each another release, made so many days ago, oldest first. */
async function aHistory(code: string, ages: readonly number[]): Promise<void> {
  for (const [index, age] of ages.entries()) {
    const site = { flags: { CBS3: index % 2 === 0 }, imageCDNs: [`https://i${index}.example.com`] };
    const result = await desk.publisher.publishFolder(desk.folder(code, site), person);
    if (result.kind !== 'published') throw new Error(JSON.stringify(result));
    await desk.db
      .updateTable('audit')
      .set({ at: daysAgo(age) } as object)
      .where('merchant', '=', code)
      .where('seq', '=', index + 1)
      .execute();
  }
}

/** As if nothing had been needed for years. */
async function age(): Promise<void> {
  const used_at = daysAgo(1_000);
  for (const table of ['releases', 'sources', 'parts'] as const)
    await desk.db.updateTable(table).set({ used_at }).execute();
}

const seqsStored = async (code: string) => {
  const rows = await desk.db
    .selectFrom('audit')
    .innerJoin('releases', 'releases.id', 'audit.release')
    .innerJoin('sources', 'sources.hash', 'audit.source')
    .select('audit.seq')
    .where('audit.merchant', '=', code)
    .orderBy('audit.seq')
    .execute();
  return rows.map(({ seq }) => seq);
};

/** Parts that a stored release needs and the store has not: those that it names, and those that its theme and stylesheet do. */
async function missingParts(): Promise<readonly string[]> {
  const releases = await desk.db.selectFrom('releases').select('manifest').execute();
  const rows = await desk.db.selectFrom('parts').select(['hash', 'kind', 'bytes']).execute();
  const texts = new Map(rows.map(({ hash, kind, bytes }) => [hash, /json|css/.test(kind) ? namedIn(bytes) : []]));
  const needed = new Set(releases.flatMap(({ manifest }) => namedIn(manifest)));
  // What is added while it is walked is walked too.
  for (const hash of needed) for (const named of texts.get(hash) ?? []) needed.add(named);
  return [...needed].filter((hash) => !texts.has(hash));
}

function namedIn(text: string | Uint8Array): readonly string[] {
  return (typeof text === 'string' ? text : Buffer.from(text).toString('utf8')).match(/\b[0-9a-f]{64}\b/g) ?? [];
}

describe('pruning releases', () => {
  it('keeps what a rollback may go to by the rule, and every part of it; the history stays whole', async () => {
    const many = Array.from({ length: KEPT_CHANGES + 4 }, () => KEPT_DAYS + 10);
    await aHistory('many', many);
    // The one of 95 days ago was live until 89 days ago.
    await aHistory('young', [...many.map((days) => days + 200), KEPT_DAYS + 5, KEPT_DAYS - 1, ...many.map(() => 1)]);
    await age();
    const gone = await pruneReleases(desk.db, now);
    expect(gone.releases).toBe(4 + many.length);
    expect(gone.parts).toBeGreaterThanOrEqual(gone.releases);
    expect(await seqsStored('many')).toEqual(many.slice(4).map((_, index) => index + 5));
    const young = many.length + 1;
    expect((await seqsStored('young'))[0]).toBe(young);
    expect(await missingParts()).toEqual([]);
    expect(await desk.history('many')).toHaveLength(many.length);

    desk.restart();
    expect((await desk.live('many')).flags['CBS3']).toBe(false);
    const rule = 'is no longer stored: the newest 50 changes are, and what was live in the last 90 days.';
    const back = (to: number) => desk.operations.rollback({ code: 'many', to, ...person });
    expect(await back(4)).toEqual({ kind: 'impossible', message: `Seq 4 of many ${rule}` });
    expect(await back(5)).toMatchObject({ kind: 'published' });
    const asked = await desk.operations.source({ code: 'many', seq: 4 });
    expect(asked).toEqual({ kind: 'impossible', message: `Seq 4 of many ${rule}` });
    expect(await pruneReleases(desk.db, now)).toEqual({ releases: 0, sources: 0, parts: 0 });
  }, 240_000);

  it('takes nothing that somebody publishes at the same moment', async () => {
    await aHistory('meanwhile', [1]);
    const part = {
      hash: 'f'.repeat(64),
      kind: 'json',
      mediaType: 'application/json',
      bytes: Buffer.from('{}'),
    } as const;
    const old = { ...part, hash: 'e'.repeat(64) };
    await insertParts(desk.db, [part, old]);
    await age();
    const pruning = await desk.db.transaction().execute(async (tx) => {
      await insertParts(tx, [part]);
      const running = pruneReleases(desk.db, now);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { running };
    });
    await pruning.running;
    const left = await desk.db.selectFrom('parts').select('hash').where('hash', 'in', [part.hash, old.hash]).execute();
    expect(left).toEqual([{ hash: part.hash }]);
    expect(await missingParts()).toEqual([]);
  });

  it('forgets the releases of a merchant that is gone', async () => {
    await aHistory('gone', [500]);
    await desk.db.deleteFrom('hosts').where('merchant', '=', 'gone').execute();
    for (const table of ['audit', 'pointers'] as const)
      await desk.db.deleteFrom(table).where('merchant', '=', 'gone').execute();
    await age();
    expect(await pruneReleases(desk.db, now)).toMatchObject({ releases: 1, sources: 1 });
  });
});
