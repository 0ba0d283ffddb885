import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskConversation, DeskMessage } from '../../../contracts/desk.ts';
import { readChain } from '../../store/audit-chain.ts';
import { keepUpstream } from '../../store/upstreams.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

let staff: TestConsole;
let ines: Staff;
let omar: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  for (const code of ['alder', 'birch', 'cedar'])
    await staff.publisher.publishFolder(staff.folder(code), { author: 'start', reason: 'first' });
  ines = await staff.join('Ines Okafor');
  omar = await staff.join('Omar Haddad', 'support', { merchants: ['alder', 'cedar'] });
}, 120_000);
afterAll(() => staff.close());

const idOf = async (by: Staff): Promise<string> => (await by.get('/session')).json.person.id;
const pathOf = ({ merchant, id }: { merchant: string; id: number }) => `/support/${merchant}/${id}`;

describe('live chat in the console', () => {
  it('is of the merchants that somebody has, and says which platforms have no desk @C-747', async () => {
    const talks = ['alder', 'birch', 'cedar'].map((code) => staff.desk.write(code, `Hello from ${code}`));
    const listed = async (by: Staff) => {
      const { list, without } = (await by.get('/support')).json;
      return { of: list.map(({ merchant }: DeskConversation) => merchant), without };
    };
    expect(await listed(ines)).toEqual({ of: ['alder', 'birch', 'cedar'], without: [] });
    expect(await listed(omar)).toEqual({ of: ['alder', 'cedar'], without: [] });
    // A merchant's own platform has its chat, whatever this one's desk still has of it.
    await keepUpstream(staff.db, 'cedar', {
      callsUrl: 'https://platform.example',
      everyMs: 30_000,
      statusPath: '/',
      settingsPath: '/',
      flagKeys: {},
    });
    expect(await listed(ines)).toEqual({ of: ['alder', 'birch'], without: ['cedar'] });
    expect((await ines.get(pathOf(talks[2] ?? { merchant: '', id: 0 }))).status).toBe(404);
    await keepUpstream(staff.db, 'cedar', null);
    staff.desk.answers(false);
    const away = await omar.get('/support');
    expect([away.status, away.json.code]).toEqual([502, 'UNREACHABLE']);
    expect((await omar.get('/flags')).status).toBe(200);
    staff.desk.answers(true);
    for (const path of ['/support/alder/77', '/support/alder/x', '/support/alder/1e1', '/support/nowhere/1'])
      expect((await ines.get(path)).status, path).toBe(404);
  });

  it('comes page after page, counted, and each conversation part after part @C-793', async () => {
    const { all } = (await ines.get('/support?at=birch')).json;
    const many = all + 45;
    for (let count = all; count < many; count += 1) staff.desk.write('birch', `Hello ${count}`);
    const first = (await ines.get('/support?at=birch')).json;
    const next = (await ines.get(`/support?at=birch&after=${first.next}`)).json;
    const ids = [...first.list, ...next.list].map(({ id }: DeskConversation) => id);
    expect([first.list.length, first.all, first.waiting, new Set(ids).size]).toEqual([40, many, many, many]);
    expect(next).not.toHaveProperty('next');
    expect((await omar.get('/support?at=birch')).json.list).toEqual([]);
    for (const after of ['x', '0,0', '3,0,1'])
      expect((await ines.get(`/support?after=${after}`)).json.code, after).toBe('INVALID');
    const place = staff.desk.write('alder', 'Message 1');
    for (let count = 2; count <= 50; count += 1)
      await ines.post(`${pathOf(place)}/answer`, { text: `Message ${count}`, seen: 1 });
    const last = (await ines.get(pathOf(place))).json;
    const earlier = (await ines.get(`${pathOf(place)}?before=${last.next}`)).json;
    const texts = [...earlier.messages, ...last.messages].map(({ text }: DeskMessage) => text);
    expect(texts).toEqual(Array.from({ length: 50 }, (_, index) => `Message ${index + 1}`));
    expect([last.all, earlier.all, earlier.next]).toEqual([50, 50, undefined]);
    for (const before of ['0', '-1', 'x', '1e3', '9999999999', ''])
      expect((await ines.get(`${pathOf(place)}?before=${before}`)).json.code, before).toBe('INVALID');
  });

  it('passes what somebody does on with their name, and notes it by id without a word of it @C-745', async () => {
    const place = staff.desk.write('alder', 'Where is my money?');
    const by = { id: await idOf(ines), name: 'Ines Okafor' };
    const other = { id: await idOf(omar), name: 'Omar Haddad' };
    const { conversation, colleagues } = (await ines.get(pathOf(place))).json;
    expect(conversation).toMatchObject({ ...place, lastText: 'Where is my money?' });
    expect(colleagues).toEqual([other]);
    const before = { notes: staff.notes.length, acts: staff.desk.acts.length };
    const did = async (act: string, body: object, who = ines) =>
      expect((await who.post(`${pathOf(place)}/${act}`, body)).status, act).toBe(200);
    await did('take', { from: null });
    await did('answer', { text: 'A telling word', seen: 1 });
    await did('hand-over', { to: other.id });
    await did('close', { seen: 1 }, omar);
    expect(staff.desk.acts.slice(before.acts)).toEqual([
      { ...place, by, act: 'take', from: null },
      { ...place, by, act: 'answer', text: 'A telling word', seen: 1 },
      { ...place, by, act: 'hand-over', to: other },
      { ...place, by: other, act: 'close', seen: 1 },
    ]);
    const words = ['take', 'answer', 'hand-over', 'close'].map((act) => `${act} conversation ${place.id} of alder`);
    const people = [by.id, by.id, by.id, other.id];
    expect(staff.notes.slice(before.notes)).toEqual(
      words.map((what, at) => ({
        event: 'staff.act',
        outcome: 'done',
        reference: `console ${what} by ${people[at]}`,
      })),
    );
    const chain = (await readChain(staff.db, { after: 0, limit: 1000 })).slice(-4).map(({ body }) => JSON.parse(body));
    expect(chain).toEqual(
      words.map((what, at) => ({ what, person: people[at], ...(at === 2 ? { to: other.id } : {}) })),
    );
  });

  it('is handed to colleagues who may answer there, or to nobody @C-743', async () => {
    const place = staff.desk.write('birch', 'Hello');
    const hand = async (to: string | null) => (await ines.post(`${pathOf(place)}/hand-over`, { to })).json.code;
    const viewer = await staff.join('Vera', 'viewer');
    const gone = await staff.join('Gus', 'support');
    await staff.db
      .updateTable('console_people')
      .set({ is_closed: true })
      .where('id', '=', await idOf(gone))
      .execute();
    const nadia = await staff.join('Nadia', 'manager');
    await staff.join('Anouk', 'support');
    const before = staff.desk.acts.length;
    for (const to of [await idOf(viewer), await idOf(omar), await idOf(ines), 'nobody'])
      expect(await hand(to)).toBe('INVALID');
    const { colleagues } = (await ines.get(pathOf(place))).json;
    expect(colleagues.map(({ name }: { name: string }) => name)).toEqual(['Anouk', 'Nadia']);
    expect(staff.desk.acts).toHaveLength(before);
    expect(await hand(await idOf(nadia))).toBeUndefined();
    // It is hers now, and she sets it free.
    expect(await hand(null)).toBe('CONFLICT');
    expect((await nadia.post(`${pathOf(place)}/hand-over`, { to: null })).status).toBe(200);
    expect((await ines.get(pathOf(place))).json.conversation).not.toHaveProperty('holder');
  });

  it('says who has a conversation to who comes second @C-741', async () => {
    const place = staff.desk.write('alder', 'Hello');
    const took = (by: Staff) => by.post(`${pathOf(place)}/take`, { from: null });
    expect((await took(ines)).status).toBe(200);
    const second = await took(omar);
    expect([second.status, second.json.code]).toEqual([409, 'CONFLICT']);
    expect(second.json.message).toContain('Ines Okafor');
    expect((await omar.post(`${pathOf(place)}/take`, { from: await idOf(ines) })).status).toBe(200);
    expect((await ines.post(`${pathOf(place)}/answer`, { text: 'Hi', seen: 1 })).json.code).toBe('CONFLICT');
  });

  it('tells players the name that somebody chose for them, from the next answer on @C-749', async () => {
    const place = staff.desk.write('alder', 'Hello');
    const choose = (shownAs: unknown) => omar.post('/shown-name', { shownAs });
    const answer = async () => {
      expect((await omar.post(`${pathOf(place)}/answer`, { text: 'Hi', seen: 1 })).status).toBe(200);
      return staff.desk.acts.at(-1);
    };
    expect(await answer()).not.toHaveProperty('shownAs');
    expect((await choose('Sunny')).status).toBe(200);
    expect((await omar.get('/support')).json.shownAs).toBe('Sunny');
    expect((await ines.get('/support')).json).not.toHaveProperty('shownAs');
    expect(await answer()).toMatchObject({ shownAs: 'Sunny', by: { name: 'Omar Haddad' } });
    for (const wrong of ['S', 's'.repeat(41), '<b>Sunny</b>', ' Sunny', '   ', 7, undefined])
      expect((await choose(wrong)).json.code, String(wrong)).toBe('INVALID');
    expect(await answer()).toMatchObject({ shownAs: 'Sunny' });
    expect((await choose('ثناء')).status).toBe(200);
    expect(await answer()).toMatchObject({ shownAs: 'ثناء' });
    expect((await choose(null)).status).toBe(200);
    expect(await answer()).not.toHaveProperty('shownAs');
  });
});

it('a console whose platform has no desk names all merchants as such, and acts nowhere @C-747', async () => {
  const { desk } = staff;
  Object.assign(staff.context, { desk: undefined });
  try {
    const place = desk.write('alder', 'Hello');
    const nothing = { list: [], all: 0, waiting: 0 };
    expect((await omar.get('/support')).json).toEqual({ ...nothing, without: ['alder', 'cedar'] });
    expect((await omar.post(`${pathOf(place)}/take`, { from: null })).json.code).toBe('NOT_FOUND');
  } finally {
    Object.assign(staff.context, { desk });
  }
});
