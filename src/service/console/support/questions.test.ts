import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskQuestion } from '../../../contracts/desk-questions.ts';
import { readChain } from '../../store/audit-chain.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

let staff: TestConsole;
let ines: Staff;
let omar: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  for (const code of ['alder', 'birch'])
    await staff.publisher.publishFolder(staff.folder(code), { author: 'start', reason: 'first' });
  ines = await staff.join('Ines Okafor');
  omar = await staff.join('Omar Haddad', 'support', { merchants: ['alder'] });
}, 120_000);
afterAll(() => staff.close());

const idOf = async (by: Staff): Promise<string> => (await by.get('/session')).json.person.id;
const listed = async (by: Staff): Promise<readonly DeskQuestion[]> => (await by.get('/questions')).json.list;

it('are those of the merchants that somebody has; a desk that is away is said to be @C-752', async () => {
  for (const code of ['alder', 'birch']) staff.desk.ask(code, `A question at ${code}`);
  expect((await listed(ines)).map(({ content }) => content)).toEqual(['A question at alder', 'A question at birch']);
  expect((await listed(omar)).map(({ content }) => content)).toEqual(['A question at alder']);
  staff.desk.answers(false);
  for (const path of ['/questions', '/applications'])
    expect((await omar.get(path)).json.code, path).toBe('UNREACHABLE');
  staff.desk.answers(true);
});

it('come page after page, counted, of the merchants that are chosen; one is read by its address @C-761', async () => {
  const places = Array.from({ length: 45 }, (_, index) => staff.desk.ask('birch', `Question ${index}`));
  const first = (await ines.get('/questions?at=birch')).json;
  expect(first.list).toHaveLength(40);
  const next = (await ines.get(`/questions?at=birch&after=${first.next}`)).json;
  const all = staff.desk.count('birch');
  expect([first.all, first.waiting, next.all]).toEqual([all, all, all]);
  expect(next).not.toHaveProperty('next');
  const ids = [...first.list, ...next.list].map(({ id }: DeskQuestion) => id);
  expect(ids).toHaveLength(all);
  expect(ids).toEqual(expect.arrayContaining(places.map(({ id }) => id)));
  expect((await ines.get('/questions?at=nowhere')).json).toEqual({ list: [], all: 0, waiting: 0, without: [] });
  expect((await omar.get('/questions?at=birch')).json.list).toEqual([]);
  for (const path of ['/questions', '/applications'])
    for (const after of ['x', '0,0', '3,0,1'])
      expect((await ines.get(`${path}?after=${after}`)).json.code, `${path} ${after}`).toBe('INVALID');
  const [one] = places;
  const path = `/questions/birch/${one?.id}`;
  expect((await ines.get(path)).json.content).toBe('Question 0');
  expect((await omar.get(path)).status).toBe(404);
  expect((await ines.get(`/questions/alder/${one?.id}`)).status).toBe(404);
});

it('are answered with a name, noted by id without a word; the second reads who was quicker @C-753', async () => {
  const { merchant, id } = staff.desk.ask('alder', 'Where is my money?');
  const path = `/questions/${merchant}/${id}/answer`;
  const before = staff.notes.length;
  const done = await omar.post(path, { text: 'A telling word', seen: null });
  expect(done.json.answer).toMatchObject({ text: 'A telling word', by: 'Omar Haddad' });
  const by = { id: await idOf(omar), name: 'Omar Haddad' };
  expect(staff.desk.answered.at(-1)).toEqual({ merchant, id, by, text: 'A telling word', seen: null });
  const late = await ines.post(path, { text: 'Another one', seen: null });
  expect([late.status, late.json.code]).toEqual([409, 'CONFLICT']);
  expect(late.json.message).toContain('Omar Haddad');
  expect(staff.desk.answered).toHaveLength(1);
  expect((await ines.post(path, { text: 'A better one', seen: done.json.answer.at })).status).toBe(200);
  const what = `answer question ${id} of alder`;
  const people = [by.id, await idOf(ines)];
  expect(staff.notes.slice(before)).toEqual(
    people.map((person) => ({ event: 'staff.act', outcome: 'done', reference: `console ${what} by ${person}` })),
  );
  const chain = (await readChain(staff.db, { after: 0, limit: 1000 })).slice(-2).map(({ body }) => JSON.parse(body));
  expect(chain).toEqual(people.map((person) => ({ what, person })));
});

it('take no answer that is none, and none at what is no question', async () => {
  const { merchant, id } = staff.desk.ask('alder', 'Hello?');
  const path = `/questions/${merchant}/${id}/answer`;
  for (const body of [
    { text: '  ', seen: null },
    { text: 'x'.repeat(1001), seen: null },
    { text: 'Hello' },
    { text: 'Hello', seen: 'yesterday' },
    { text: 'Hello', seen: null, by: 'somebody else' },
  ])
    expect((await omar.post(path, body)).json.code, JSON.stringify(body)).toBe('INVALID');
  for (const place of ['alder/99', 'alder/x', 'alder/1e1', 'nowhere/1', 'birch/1'])
    expect((await omar.post(`/questions/${place}/answer`, { text: 'Hello', seen: null })).status, place).toBe(404);
});
