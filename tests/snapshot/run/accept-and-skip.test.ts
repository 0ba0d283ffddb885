import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { readAccepted, writeAccepted } from '../accepted.ts';
import type { Brand } from '../brand.ts';
import { cellOf } from '../cell.ts';
import { clusterChanges } from '../cluster.ts';
import { hashOf } from '../hash.ts';
import type { Inputs } from '../inputs/inputs.ts';
import { openStore, type Store } from '../store.ts';
import { judgeCells } from './judge-cells.ts';
import { approve, writeLastRun } from './last-run.ts';
import { type CellPlan, todoOf } from './plan-cells.ts';
import { drawSample, judgeSample } from './sample-cells.ts';

const home = 'karat/home/guest/en/dark/390';
const login = 'karat/login/guest/en/dark/390';

let dir: string;
let store: Store;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-store-'));
  store = openStore(dir);
  file = join(dir, 'accepted.json');
  return () => rmSync(dir, { recursive: true });
});

/** A picture of one colour. */
const paint = (color: string) =>
  sharp({ create: { width: 30, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();

const text = (words: string): Inputs => ({ text: { 'home:title': words } });

/** What a run does about one cell: takes it if it has to, and judges it. */
async function run(id: string, inputs: Inputs, color: string, words = '') {
  const accepted = readAccepted(file);
  const hash = store.putInputs(inputs);
  const todo = todoOf(store, id, hash, accepted[id]);
  if (todo === 'take') {
    const picture = store.putPicture(await paint(color));
    store.putTaken(id, hash, { picture, places: store.putValues({}), words: store.putValues({ manifest: words }) });
  }
  const plan = { id, cell: cellOf(id), inputs: hash, accepted: accepted[id], todo, brand: {} as Brand } as CellPlan;
  const changes = todo === 'same' ? [] : await judgeCells([plan], [], { store, accepted });
  return { todo, changes };
}

async function accept(id: string, inputs: Inputs, color: string, words = '') {
  writeLastRun(dir, clusterChanges((await run(id, inputs, color, words)).changes));
  approve(dir, file, ['all']);
}

describe('a run over an accepted state', () => {
  it('photographs nothing where the inputs are the accepted ones @T-020', async () => {
    expect((await run(home, text('Hello'), 'red')).changes).toMatchObject([{ kind: 'new' }]);
    await accept(home, text('Hello'), 'red');
    expect(await run(home, text('Hello'), 'blue')).toEqual({ todo: 'same', changes: [] });
  });

  it('takes no picture twice for the same inputs, also after a change and back @T-021', async () => {
    await accept(home, text('Hello'), 'red');
    expect((await run(home, text('Hi'), 'blue')).todo).toBe('take');
    expect(await run(home, text('Hi'), 'green')).toMatchObject({ todo: 'known', changes: [{ kind: 'changed' }] });
    expect((await run(home, text('Hello'), 'green')).todo).toBe('same');
  });

  it('skips inputs that gave a picture that looked the same @T-023', async () => {
    await accept(home, text('Hello'), 'red');
    expect(await run(home, text('Unused'), 'red')).toEqual({ todo: 'take', changes: [] });
    expect((await run(home, text('Unused'), 'blue')).todo).toBe('same');
  });

  it('with an empty store sees what looks as accepted, and says of the rest that the store lacks it @T-025', async () => {
    await accept(home, text('Hello'), 'red', 'SLOTS\na\n');
    const accepted = { own: store, dir: mkdtempSync(join(tmpdir(), 'livery-empty-store-')) };
    store = openStore(accepted.dir);
    expect((await run(home, text('Ho'), 'blue')).changes).toMatchObject([{ kind: 'lost', causes: [], words: [] }]);
    expect((await run(home, text('Hi'), 'red')).changes).toEqual([]);
    rmSync(accepted.dir, { recursive: true });
    store = accepted.own;
    expect((await run(home, text('Ho'), 'blue')).changes).toMatchObject([{ kind: 'changed' }]);
  });

  it('names the cause and the lines of the manifest @T-040 @T-042', async () => {
    await accept(home, text('Hello'), 'red', 'SLOTS\na\n');
    const { changes } = await run(home, text('Hi'), 'blue', 'SLOTS\nb\n');
    expect(changes).toMatchObject([
      { causes: [{ kind: 'text', name: 'home:title', from: 'Hello', to: 'Hi' }], words: ['  SLOTS', '- a', '+ b'] },
    ]);
  });
});

describe('the sample', () => {
  it('says of a skipped cell that looks otherwise how much differs, and where @T-022', async () => {
    const accepted = { picture: store.putPicture(await paint('red')), inputs: 'i' };
    const plan = { id: home, accepted } as CellPlan;
    const blue = await paint('blue');
    expect(await judgeSample([plan], new Map([[home, blue]]), store)).toEqual([
      { id: home, failure: expect.stringContaining('otherwise than accepted: 900 pixels between 0,0 and 29,29 (') },
    ]);
    expect(store.picture(hashOf(blue)), 'it can be looked at').toBeDefined();
    expect(await judgeSample([plan], new Map([[home, await paint('red')]]), store)).toEqual([]);
  });

  it('judges by the hash where the store lacks the accepted picture @T-029', async () => {
    const picture = hashOf(await paint('red'));
    const plan = { id: home, accepted: { picture, inputs: 'i' } } as CellPlan;
    expect(await judgeSample([plan], new Map([[home, await paint('blue')]]), store)).toEqual([
      { id: home, failure: expect.stringContaining('this store lacks the accepted one') },
    ]);
    expect(await judgeSample([plan], new Map([[home, await paint('red')]]), store)).toEqual([]);
    expect(await judgeSample([plan], new Map(), store), 'a failure is told as one').toEqual([]);
  });
});

describe('drawSample', () => {
  const plan = (place: number, inputs: string) => ({ id: `karat/home-${place}/guest/en/dark/390`, inputs }) as CellPlan;
  const draw = (inputs: string) =>
    drawSample(
      Array.from({ length: 60 }, (_, place) => plan(place, inputs)),
      5,
    ).map(({ id }) => id);

  it('draws the same for the same inputs, and others once they change @T-024', () => {
    expect(draw('one')).toHaveLength(5);
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('other')).not.toEqual(draw('one'));
  });
});

describe('approve', () => {
  it('takes the named clusters and nothing else @T-061', async () => {
    const changes = [...(await run(home, text('a'), 'red')).changes, ...(await run(login, text('b'), 'blue')).changes];
    const [one, other] = clusterChanges(changes);
    writeLastRun(dir, clusterChanges(changes));
    expect(approve(dir, file, [one?.id ?? ''])).toBe(1);
    expect(Object.keys(readAccepted(file))).toEqual(one?.changes.map(({ id }) => id));
    expect(() => approve(dir, file, ['ffffff'])).toThrow(`found no ffffff; it found ${other?.id}`);
    expect(approve(dir, file, ['all'])).toBe(1);
    expect(Object.keys(readAccepted(file))).toEqual([home, login]);
    const help = 'karat/help/guest/en/dark/390';
    const more = [...changes, ...(await run(help, text('c'), 'green')).changes];
    writeLastRun(dir, clusterChanges(more));
    rmSync(file);
    const two = clusterChanges(more).filter(({ screen }) => screen !== 'login');
    expect(
      approve(
        dir,
        file,
        two.map(({ id }) => id),
      ),
    ).toBe(2);
    expect(Object.keys(readAccepted(file))).toEqual([help, home]);
  });

  it('takes one cell of a cluster and leaves the others of it to be approved @T-065', async () => {
    const soda = 'soda/home/guest/en/dark/390';
    const changes = [...(await run(home, text('a'), 'red')).changes, ...(await run(soda, text('a'), 'red')).changes];
    const [card] = clusterChanges(changes);
    writeLastRun(dir, clusterChanges(changes));
    expect(approve(dir, file, [soda])).toBe(1);
    expect(Object.keys(readAccepted(file))).toEqual([soda]);
    expect(() => approve(dir, file, [soda])).toThrow(`found no ${soda}; it found ${card?.id}`);
    expect(approve(dir, file, [card?.id ?? ''])).toBe(1);
    expect(Object.keys(readAccepted(file))).toEqual([home, soda]);
  });

  it('drops an accepted cell that is gone @T-062', async () => {
    await accept(home, text('a'), 'red');
    const gone = await judgeCells([], [home], { store, accepted: readAccepted(file) });
    expect(gone).toMatchObject([{ id: home, kind: 'gone' }]);
    writeLastRun(dir, clusterChanges(gone));
    approve(dir, file, ['all']);
    expect(readAccepted(file)).toEqual({});
  });

  it('says that there is no run, or no such card, and which there are @T-063', async () => {
    expect(() => approve(dir, file, ['all'])).toThrow('There is no run to approve');
    const cards = clusterChanges((await run(home, text('a'), 'red')).changes);
    writeLastRun(dir, cards);
    expect(() => approve(dir, file, ['ffffff'])).toThrow(`found no ffffff; it found ${cards[0]?.id}`);
  });
});

describe('a store', () => {
  it('copied onto another holds what both had @T-064', async () => {
    await run(home, text('Hello'), 'red');
    const otherDir = mkdtempSync(join(tmpdir(), 'livery-other-store-'));
    const other = openStore(otherDir);
    const inputs = other.putInputs(text('Hi'));
    const picture = other.putPicture(await paint('blue'));
    other.putTaken(login, inputs, { picture, places: '', words: '', files: other.putValues({ a: '1' }) });
    cpSync(otherDir, dir, { recursive: true });
    rmSync(otherDir, { recursive: true });
    expect(store.taken(login, inputs)).toMatchObject({ picture });
    expect(store.picture(picture)).toEqual(await paint('blue'));
    expect(store.inputs(inputs)).toEqual(text('Hi'));
    const own = store.taken(home, store.putInputs(text('Hello')));
    expect(store.picture(own?.picture ?? '')).toEqual(await paint('red'));
  });
});

describe('the accepted file', () => {
  it('is the same to the byte in whatever order it was accepted, a line for each picture @T-060', () => {
    const entry = { picture: 'p1', inputs: 'i1' };
    writeAccepted(file, { [login]: entry, [home]: { ...entry, picture: 'p2' } });
    const once = readFileSync(file, 'utf8');
    writeAccepted(file, { [home]: { ...entry, picture: 'p2' }, [login]: entry });
    expect(readFileSync(file, 'utf8')).toBe(once);
    expect(once).toContain(`    "${home}": "p2 i1",\n    "${login}": "p1 i1"\n`);
  });
});
