import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { SitePart } from '../../contracts/site.ts';
import { adoptRelease, type ReleaseOffer } from './adopt-release.ts';
import { aRuntime } from '../testing/runtime.fixture.ts';
import { aBoot, aSitePart } from '../testing/boot.fixture.ts';

const hashOf = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex');
const next = aSitePart({ flags: { CBS3: true } });

function anOffer(over: Partial<ReleaseOffer> = {}, site: SitePart = next): ReleaseOffer {
  const { manifest } = aBoot();
  return {
    seq: 2,
    release: 'r2',
    base: 'site1',
    hash: hashOf(site),
    patch: [{ op: 'add', path: '/flags/CBS3', value: true }],
    manifest: { ...manifest, parts: { ...manifest.parts, site: hashOf(site) } },
    ...over,
  };
}

function adopt(offer: ReleaseOffer, part: unknown = next) {
  const { runtime, host, calls } = aRuntime({ answer: () => ({ body: part }) });
  const { release, parts, translation, composition } = runtime;
  const facts = () => composition.getState().facts;
  return { runtime, calls, done: adoptRelease(offer, { host, release, parts, translation, facts }) };
}

describe('adoptRelease', () => {
  it('takes the patch without a call when its hash proves it', async () => {
    const { runtime, calls, done } = adopt(anOffer());
    await done;
    expect(runtime.release.getState()).toMatchObject({ pointer: { seq: 2 }, site: { flags: { CBS3: true } } });
    expect(calls).toEqual([]);
  });

  it.each([
    ['another base', { base: 'elsewhere' }],
    ['a patch that leads elsewhere', { patch: [{ op: 'add', path: '/flags/CBS3', value: false }] }],
    ['a patch that does not fit', { patch: [{ op: 'remove', path: '/nothing' }] }],
  ])('asks for the whole site part with %s', async (_case, over) => {
    const { runtime, calls, done } = adopt(anOffer(over));
    await done;
    expect(calls.map(({ path }) => path)).toEqual([`/livery/parts/${hashOf(next)}.json`]);
    expect(runtime.release.getState().site.flags).toEqual({ CBS3: true });
  });

  it('ignores a release that is not newer', async () => {
    const { runtime, done } = adopt(anOffer({ seq: 1 }));
    await done;
    expect(runtime.release.getState().pointer.seq).toBe(1);
  });

  it('keeps the release in use when the offered one cannot be composed', async () => {
    const { slots: _, ...broken } = next;
    const { runtime, done } = adopt(anOffer({ base: 'elsewhere' }, broken as SitePart), broken);
    await expect(done).rejects.toMatchObject({ name: 'InvalidRelease', message: expect.not.stringContaining('hash') });
    expect(runtime.release.getState().pointer.seq).toBe(1);
  });

  it('refuses a whole site part that is not what its hash says', async () => {
    const { runtime, done } = adopt(anOffer({ base: 'elsewhere' }), { ...next, flags: {} });
    await expect(done).rejects.toMatchObject({ name: 'InvalidRelease', message: expect.stringContaining('hash') });
    expect(runtime.release.getState().pointer.seq).toBe(1);
  });

  it('tells a part that does not arrive from an invalid one', async () => {
    const { runtime, host } = aRuntime({ answer: () => ({ status: 503 }) });
    const { release, parts, translation, composition } = runtime;
    const facts = () => composition.getState().facts;
    const done = adoptRelease(anOffer({ base: 'elsewhere' }), { host, release, parts, translation, facts });
    await expect(done).rejects.toMatchObject({ name: 'Error' });
  });
});
