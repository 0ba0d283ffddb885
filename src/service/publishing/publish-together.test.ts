import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import { readFolder } from '../../release/load/read-folder.ts';
import type { Answer } from '../operations.ts';
import { readHistory } from '../store/read-history.ts';
import { readOverrides } from '../store/read-overrides.ts';
import { readPointer } from '../store/read-pointer.ts';
import { patchFolder } from './patch-folder.ts';
import { openPublishing, person, type Publishing } from './publishing.fixture.ts';

const door = 'login.hasMethod at login.method';
const doorless = await readFolder(join(import.meta.dirname, '../../../tests/prove/doorless'), 'merchants/doorless');

const publishing: Publishing = await openPublishing();
const compile = vi.spyOn(publishing.compiler, 'compile');
const check = vi.spyOn(publishing.compiler, 'check');
// A process that starts takes the compiler with its spies.
publishing.restart();
afterAll(() => publishing.close());

let codes: readonly string[] = [];
let count = 0;
beforeEach(async () => {
  codes = ['x', 'y'].map((letter) => `${letter}-${(count += 1)}`);
  for (const code of codes) await publishing.publisher.publishFolder(patchFolder(doorless, code, {}), person);
  forget();
});

function forget() {
  compile.mockClear();
  check.mockClear();
}

const publish = (name: string, value: boolean, more: { readonly force?: boolean } = {}) =>
  setOf(publishing.operations.overrideMany({ codes: [...codes], name, value, ...person, ...more }));
const undo = ({ id }: ChangeSet) => setOf(publishing.operations.undoChanges({ id, ...person }));
const override = (code: string, name: string, value: boolean) =>
  publishing.operations.override({ code, name, value, ...person });

async function setOf(answer: Promise<Answer<ChangeSet>>): Promise<ChangeSet> {
  const got = await answer;
  if (got.kind !== 'answer') throw new Error(got.message);
  return got.value;
}

const pointers = async () => Promise.all(codes.map((code) => readPointer(publishing.db, code)));
const releases = async () => (await pointers()).map((pointer) => pointer?.release);
const overridesOf = async () => Promise.all(codes.map((code) => readOverrides(publishing.db, code)));

describe('the undo of a change set', () => {
  it('makes the stored releases live again and compiles nothing @C-231', async () => {
    for (const code of codes) await override(code, 'flags.CBS3', true);
    const [before, laid] = [await pointers(), await overridesOf()];
    const set = await publish('flags.CBS3', false);
    expect(await releases()).not.toEqual(before.map((pointer) => pointer?.release));
    forget();
    const { state, undone } = await undo(set);
    expect([compile, check].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(state).toBe('undone');
    expect(undone?.results.map(({ state: ended, seq }) => [ended, seq])).toEqual([
      ['published', 4],
      ['published', 4],
    ]);
    const raised = before.map((pointer) => ({ ...pointer, seq: 4 }));
    expect(await pointers()).toEqual(raised);
    expect(await overridesOf()).toEqual(laid);
    for (const code of codes) {
      expect((await publishing.live(code)).flags['CBS3']).toBe(true);
      const [entry] = await readHistory(publishing.db, code, 1);
      expect(entry).toMatchObject({ action: 'undo', ...person, overrides: laid[codes.indexOf(code)] });
      expect(entry?.detail).toEqual({ names: ['flags.CBS3'], undoes: set.id, changeSet: set.id });
    }
  });

  it('compiles where somebody has changed something else since, and keeps that @C-231', async () => {
    const set = await publish('flags.CBS3', true);
    await override(codes[0] ?? '', 'flags.MAILCEN', true);
    forget();
    await undo(set);
    expect(compile.mock.calls.map(([{ folder }]) => folder)).toEqual([`merchants/${codes[0]}`]);
    const { flags } = await publishing.live(codes[0] ?? '');
    expect(flags).toMatchObject({ CBS3: false, MAILCEN: true });
  });

  it('compiles where what lay below has ended since, and does not bring it back @C-231', async () => {
    const until = new Date(publishing.now().getTime() + 60_000).toISOString();
    for (const code of codes)
      await publishing.operations.override({ code, name: 'flags.CBS3', value: true, ...person, until });
    const set = await publish('flags.CBS3', false);
    publishing.pass(61_000);
    forget();
    await undo(set);
    expect(compile).toHaveBeenCalledTimes(2);
    expect((await publishing.live(codes[0] ?? '')).flags['CBS3']).toBe(false);
    expect(await overridesOf()).toEqual([[], []]);
  });

  it('compiles where another engine made one of the releases, or nobody noted which @C-231', async () => {
    const before = await releases();
    const set = await publish('flags.CBS3', true);
    for (const [index, engine] of [null, 'other'].entries())
      await publishing.db
        .updateTable('releases')
        .set({ engine })
        .where('id', '=', before[index] ?? '')
        .execute();
    forget();
    await undo(set);
    expect(compile).toHaveBeenCalledTimes(2);
    expect(await releases()).toEqual(before);
  });

  it('compiles where what stood there broke a promise, and says so @C-231', async () => {
    await publish('flags.MOBILEVERCODELOGIN3', false);
    await publish('flags.USERNAMEREG3', false, { force: true });
    const set = await publish('flags.CBS3', true);
    forget();
    const { undone } = await undo(set);
    expect(compile).toHaveBeenCalledTimes(2);
    expect(undone?.results[0]?.breaks).toEqual([expect.objectContaining({ kind: 'standing', name: door })]);
  });
});

describe('a change set', () => {
  it('judges what stays when its stop is taken away by what is live, and looks again where that broke a promise @C-232', async () => {
    await publishing.db
      .updateTable('audit')
      .set({ detail: JSON.stringify({ breaks: [door] }) })
      .where('merchant', '=', codes[0] ?? '')
      .execute();
    const { results } = await publish('maintenance', true);
    expect(results.map(({ state }) => state)).toEqual(['published', 'published']);
    expect(compile).toHaveBeenCalledTimes(2);
    expect(check.mock.calls.map(([{ folder }]) => folder)).toEqual([`merchants/${codes[0]}`]);
  });

  it('leaves the validators that are stored as they are, and nothing of another engine @C-232', async () => {
    const [code = ''] = codes;
    const validators = async () => {
      const [pointer] = await pointers();
      const row = await publishing.db
        .selectFrom('releases')
        .select('manifest')
        .where('id', '=', pointer?.release ?? '')
        .executeTakeFirstOrThrow();
      return JSON.parse(row.manifest).parts.validators;
    };
    const stored = await validators();
    await override(code, 'flags.CBS3', true);
    expect(await validators()).toBe(stored);
    const [last] = await Promise.all(compile.mock.results.map(({ value }) => value).slice(-1));
    expect(last.parts.map(({ hash }: { readonly hash: string }) => hash)).not.toContain(stored);
    await publishing.db.updateTable('releases').set({ engine: 'other' }).execute();
    await override(code, 'flags.CBS3', false);
    const [anew] = await Promise.all(compile.mock.results.map(({ value }) => value).slice(-1));
    expect(anew.parts.map(({ hash }: { readonly hash: string }) => hash)).toContain(stored);
  });
});
