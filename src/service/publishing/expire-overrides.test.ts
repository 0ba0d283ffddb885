import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeWords } from './change-words.ts';
import { openPublishing, person, type Publishing } from './publishing.fixture.ts';

const HOUR = 3_600_000;
let desk: Publishing;
beforeAll(async () => {
  desk = await openPublishing();
}, 240_000);
afterAll(() => desk.close());

const CBS3 = async (code: string) => (await desk.live(code)).flags['CBS3'];
const until = (after: number) => new Date(desk.now().getTime() + after).toISOString();

function override(code: string, value: boolean | undefined, after?: number) {
  const end = after === undefined ? {} : { until: until(after) };
  return desk.operations.override({
    code,
    ...person,
    name: 'flags.CBS3',
    ...(value === undefined ? {} : { value }),
    ...end,
  });
}

/** A live brand whose folder has the flag off. */
async function aBrand(code: string): Promise<string> {
  const result = await desk.publisher.publishFolder(desk.folder(code, { flags: { CBS3: false } }), person);
  if (result.kind !== 'published') throw new Error(JSON.stringify(result));
  return code;
}

describe('overrides that end', () => {
  it('give what lies below them back: an earlier one that has no end, or a longer one', async () => {
    const code = await aBrand('below');
    await override(code, true);
    await override(code, false, 2 * HOUR);
    await override(code, true, HOUR / 2);
    await override(code, false, HOUR);
    expect(await CBS3(code)).toBe(false);
    desk.pass(HOUR);
    await desk.expire();
    expect(await CBS3(code)).toBe(false);
    desk.pass(HOUR);
    await desk.expire();
    expect(await CBS3(code)).toBe(true);
    expect((await desk.history(code))[0]).toMatchObject({ action: 'expire', overrides: [{ value: true }] });
  });

  it('say in the history that they ended late, when they were due, and that no service was running @C-228', async () => {
    const code = await aBrand('late');
    const words = async () => {
      const [entry] = await desk.history(code);
      return entry ? changeWords(entry, (at) => at.slice(11, 16)) : '';
    };
    await override(code, true, HOUR);
    desk.pass(HOUR + 30_000);
    await desk.expire();
    expect(await words()).toBe('ended CBS3');
    await override(code, true, HOUR);
    const due = until(HOUR).slice(11, 16);
    desk.pass(HOUR + 7 * 60_000);
    await desk.expire();
    expect(await words()).toBe(`ended CBS3 late (due ${due}: the service was not running)`);
  });

  it('are no state that a rollback goes back to, and nothing undoes what it brings back', async () => {
    const code = await aBrand('returned');
    await desk.publisher.publishFolder(desk.folder(code, { flags: { CBS3: true } }), person);
    await override(code, false, HOUR);
    desk.pass(HOUR);
    await desk.expire();
    expect(await CBS3(code)).toBe(true);
    const result = await desk.operations.rollback({ code, ...person });
    expect(result).toMatchObject({ kind: 'published', target: { seq: 1, ended: [] }, overrides: [] });
    await desk.expire();
    expect(await CBS3(code)).toBe(false);
    expect((await desk.history(code))[0]).toMatchObject({ action: 'rollback', detail: { to: 1 } });
    expect(await desk.operations.rollback({ code, ...person })).toMatchObject({ kind: 'impossible' });
  });

  it('do not come back with the state of a seq that had them, when their end has come since', async () => {
    const code = await aBrand('named');
    await override(code, true, HOUR);
    desk.pass(HOUR);
    await desk.expire();
    await desk.publisher.publishFolder(desk.folder(code, { flags: { CBS3: false, FREEPLAY3: true } }), person);
    const result = await desk.operations.rollback({ code, to: 2, ...person });
    expect(result).toMatchObject({ kind: 'published', target: { seq: 2, ended: ['flags.CBS3'] }, overrides: [] });
    const { length } = await desk.history(code);
    await desk.expire();
    expect(await desk.history(code)).toHaveLength(length);
    expect((await desk.live(code)).flags).toMatchObject({ CBS3: false, FREEPLAY3: false });
  });

  it('end for every merchant but the one that is broken, which is tried ever more rarely and said to staff', async () => {
    const [broken, sound] = [await aBrand('broken'), await aBrand('sound')];
    await override(broken, true, HOUR);
    await override(sound, true, 2 * HOUR);
    const { source } = (await desk.history(broken))[0] ?? {};
    const row = () => desk.db.updateTable('sources').where('hash', '=', source ?? '');
    const stored = await desk.db
      .selectFrom('sources')
      .select('bytes')
      .where('hash', '=', source ?? '')
      .executeTakeFirstOrThrow();
    await row()
      .set({ bytes: Buffer.from('damaged') })
      .execute();
    desk.restart();
    desk.pass(2 * HOUR);
    await desk.expire();
    expect(await CBS3(sound)).toBe(false);
    expect(await CBS3(broken)).toBe(true);
    expect(desk.troubles.filter((sentence) => sentence.includes(broken))).toHaveLength(1);
    for (let second = 0; second < 60; second += 1) {
      desk.pass(1_000);
      await desk.expire();
    }
    const [failure] = await desk.operations.expiryFailures({ code: broken });
    expect(failure).toMatchObject({ merchant: broken, attempts: 6, message: expect.stringContaining('header') });
    expect(await desk.operations.expiryFailures({ code: sound })).toEqual([]);
    expect(desk.troubles.filter((sentence) => sentence.includes(broken))).toHaveLength(1);

    await row().set({ bytes: stored.bytes }).execute();
    desk.pass(HOUR);
    await desk.expire();
    expect(await CBS3(broken)).toBe(false);
    expect(await desk.operations.expiryFailures({})).toEqual([]);
  });
});

describe('an override that says what is so already', () => {
  it('makes no release: by the folder, by an earlier one, or by nothing to take away', async () => {
    const code = await aBrand('repeated');
    expect(await override(code, false)).toMatchObject({ kind: 'unchanged', pointer: { seq: 1 }, overrides: [] });
    expect(await override(code, undefined)).toMatchObject({ kind: 'unchanged', pointer: { seq: 1 } });
    expect(await override(code, false, HOUR)).toMatchObject({ kind: 'unchanged', pointer: { seq: 1 } });
    expect(await override(code, true)).toMatchObject({ kind: 'published', pointer: { seq: 2 } });
    expect(await override(code, true)).toMatchObject({ kind: 'unchanged', pointer: { seq: 2 } });
    expect(await desk.history(code)).toHaveLength(2);
    expect(await desk.operations.rollback({ code, to: 2, ...person })).toMatchObject({ kind: 'unchanged' });
  });

  it('is kept when it outlasts one that ends', async () => {
    const code = await aBrand('outlasting');
    await override(code, true, HOUR);
    expect(await override(code, true)).toMatchObject({ kind: 'published' });
    desk.pass(HOUR);
    await desk.expire();
    expect(await CBS3(code)).toBe(true);
  });
});
