import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimEngine } from '../store/engines.ts';
import { readPointer } from '../store/read-pointer.ts';
import type { Publishing } from './publishing.fixture.ts';
import { openPublishing, person } from './publishing.fixture.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let desk: Publishing;
beforeAll(async () => {
  desk = await openPublishing();
}, 240_000);
afterAll(() => desk.close());

/** A brand that a node of the older engine published and one of the newer engine changed, with an override that ends. */
async function anUpgradedBrand(code: string) {
  await desk.become('older');
  const site = { flags: { CBS3: false, DEPOSIT: true } };
  await desk.publisher.publishFolder(desk.folder(code, site), person);
  await desk.become('newer');
  const until = new Date(desk.now().getTime() + HOUR).toISOString();
  await desk.operations.override({ code, name: 'flags.CBS3', value: true, until, ...person });
  desk.pass(HOUR);
  await desk.become('older');
}

const seqOf = async (code: string) => (await readPointer(desk.db, code))?.seq;

describe('a node whose engine is older than the one that made what is live', () => {
  it('leaves an end to newer nodes without a word to staff, and tells them when none of these does it', async () => {
    await anUpgradedBrand('rolling');
    await desk.expire();
    expect([await seqOf('rolling'), await desk.operations.expiryFailures({}), desk.troubles]).toEqual([2, [], []]);
    await desk.become('newer');
    await desk.expire();
    expect(await seqOf('rolling')).toBe(3);
    expect((await desk.live('rolling')).flags['CBS3']).toBe(false);

    await anUpgradedBrand('alone');
    desk.pass(2 * MINUTE);
    await desk.expire();
    expect(await desk.operations.expiryFailures({})).toMatchObject([
      { merchant: 'alone', message: expect.stringContaining('a newer engine than this node') },
    ]);
  });

  it('publishes nothing else either, but stops what touches money', async () => {
    await anUpgradedBrand('asked');
    const left = { kind: 'impossible', isLeft: true };
    expect(await desk.publisher.publishFolder(desk.folder('asked', {}), person)).toMatchObject(left);
    expect(await desk.publisher.recompile('asked', person)).toMatchObject(left);
    expect(await desk.operations.rollback({ code: 'asked', to: 1, ...person })).toMatchObject(left);
    const set = { code: 'asked', ...person };
    expect(await desk.operations.override({ ...set, name: 'flags.FREEPLAY3', value: true })).toMatchObject(left);
    expect(await seqOf('asked')).toBe(2);
    const stop = await desk.operations.override({ ...set, name: 'flags.DEPOSIT', value: false });
    expect(stop).toMatchObject({ kind: 'published' });
  });

  it('publishes again once somebody has gone back to its engine', async () => {
    await anUpgradedBrand('back');
    await claimEngine(desk.db, 'older', true);
    await desk.expire();
    expect(await seqOf('back')).toBe(3);
    await desk.become('newer');
    expect(await desk.publisher.recompile('back', person)).toMatchObject({ kind: 'impossible', isLeft: true });
  });
});
