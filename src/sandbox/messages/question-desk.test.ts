import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskAnswer, DeskQuestion, QuestionResult } from '../../contracts/desk-questions.ts';
import type { DeskPage, DeskScope } from '../../contracts/desk.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

const mira = { id: 'p-mira', name: 'Mira Castellanos' };
const omar = { id: 'p-omar', name: 'Omar Haddad' };
const folder = mkdtempSync(join(tmpdir(), 'livery-questions-'));
let platform: TestSandbox;
beforeAll(async () => {
  platform = await openTestSandbox({ keepDataIn: folder });
  for (const merchant of ['m-one', 'm-two', 'm-other', 'm-many']) platform.publish(merchant, {});
}, 120_000);
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, body: object, key = 'key-of-the-machine') =>
  fetch(`${platform.staffUrl}/desk/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'livery-internal': key },
    body: JSON.stringify(body),
  });
const page = async (scope: DeskScope): Promise<DeskPage<DeskQuestion>> =>
  (await (await ask('questions', scope)).json()).value;
const list = async (...merchants: readonly string[]) => (await page({ merchants })).list;
const answer = async (said: DeskAnswer): Promise<QuestionResult> => (await (await ask('answer', said)).json()).value;

/** A question of a player of a merchant, and what this player reads of it. */
async function aQuestion(merchant: string, content: string, userName = 'player0') {
  platform.pass(1_000);
  const { token } = (await platform.login(merchant, userName)).value;
  await platform.given(merchant, { captchaText: '1234' });
  await platform.call('captcha', { merchant, token });
  const body = { captcha: '1234', type: '2', content };
  expect((await platform.call('feedback', { merchant, token, body })).status).toBe(200);
  const { id = 0 } = (await list(merchant)).findLast((one) => one.content === content) ?? {};
  const read = async () =>
    (await platform.call<{ list: readonly object[] }>('feedbackList', { merchant, token })).value.list[0];
  return { merchant, id, read };
}

it('lists who waits longest first, answered ones last and with who answered, of the merchants that are asked for @C-752', async () => {
  const mark = (await platform.sandbox.news.after(undefined, 1)).mark;
  const first = await aQuestion('m-one', 'Where is my money?');
  expect((await platform.sandbox.news.after(mark, 1)).merchants).toEqual(['m-one']);
  const early = await aQuestion('m-two', 'The first that is answered');
  const late = await aQuestion('m-one', 'The second that is answered', 'player1');
  const last = await aQuestion('m-two', 'The last one that waits', 'player1');
  for (const { merchant, id } of [early, late]) {
    platform.pass(1_000);
    await answer({ merchant, id, by: mira, text: 'So.', seen: null });
  }
  // Behind these stand the answered ones of the demonstration.
  const found = (await list('m-one', 'm-two')).slice(0, 4);
  expect(found.map(({ id }) => id)).toEqual([first.id, last.id, late.id, early.id]);
  expect(found[0]).toMatchObject({ merchant: 'm-one', player: 'player0', type: 2, content: 'Where is my money?' });
  expect(found[0]).not.toHaveProperty('answer');
  expect(found[2]?.answer).toMatchObject({ text: 'So.', by: mira.name });
  const own = await list('m-two');
  expect(own.slice(0, 2).map(({ id }) => id)).toEqual([last.id, early.id]);
  expect(own.every(({ merchant }) => merchant === 'm-two')).toBe(true);
  expect(await list()).toEqual([]);
});

it('gives page after page of however many there are, each once, and says how many there are and wait @C-761', async () => {
  await aQuestion('m-two', 'One of another merchant', 'player2');
  const { merchant } = await aQuestion('m-many', 'The first one');
  const { db } = platform.sandbox;
  const { id: first, ...model } = await db
    .selectFrom('feedback')
    .select(['id', 'merchant', 'account', 'type', 'content', 'created_at'])
    .where('merchant', '=', merchant)
    .where('answer', 'is', null)
    .executeTakeFirstOrThrow();
  const asked = Array.from({ length: 64 }, () => model);
  // Answers of one moment and of several.
  const answered = Array.from({ length: 70 }, (_, index) => ({
    ...{ ...model, answer: JSON.stringify({ en: 'So.', ur: 'So.' }) },
    answered_at: new Date(Date.UTC(2025, 0, 1, 0, 0, Math.floor(index / 3), 7)),
  }));
  await db
    .insertInto('feedback')
    .values([...asked, ...answered])
    .execute();
  const { count } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  const pages: DeskPage<DeskQuestion>[] = [];
  for (let after: string | undefined = ''; after !== undefined; after = pages.at(-1)?.next)
    pages.push(await page({ merchants: [merchant], ...(after === '' ? {} : { after }) }));
  expect(pages.map((one) => one.list.length)).toEqual([50, 50, Number(count) - 100]);
  expect(pages.map(({ all, waiting }) => ({ all, waiting }))).toEqual(
    pages.map(() => ({ all: Number(count), waiting: 65 })),
  );
  const found = pages.flatMap((one) => one.list);
  expect(new Set(found.map(({ id }) => id)).size).toBe(Number(count));
  const waiting = found.slice(0, 65).map(({ id }) => id);
  expect(waiting[0]).toBe(first);
  expect(waiting).toEqual(waiting.toSorted((one, other) => one - other));
  const times = found.slice(65).map(({ answer: said, id }) => [said?.at ?? '', id] as const);
  expect(times).toEqual(times.toSorted(([at, id], [other, otherId]) => other.localeCompare(at) || otherId - id));
  for (const after of ['', '7', '0,0', '3,0,1', '0,0,x', '0,0,1,1'])
    expect((await ask('questions', { merchants: [merchant], after })).status, after).toBe(400);
});

it('keeps the answer of somebody with a name, of two the first, and changes one that was seen alone @C-753', async () => {
  const { merchant, id, read } = await aQuestion('m-other', 'Which of you is it?');
  const of = { merchant, id };
  const before = readFileSync(join(folder, 'security.log'), 'utf8').length;
  const [one, other] = await Promise.all(
    [mira, omar].map((by) => answer({ ...of, by, text: `It is <b>${by.id}</b>.`, seen: null })),
  );
  expect([one?.kind, other?.kind]).toEqual(expect.arrayContaining(['done', 'moved']));
  const standing = (await list(merchant))[0]?.answer;
  const [kept, late] = one?.kind === 'done' ? [mira, omar] : [omar, mira];
  expect(standing).toMatchObject({ text: `It is <b>${kept.id}</b>.`, by: kept.name });
  expect(await read()).toMatchObject({ answer: standing?.text });
  expect(JSON.stringify(await read())).not.toContain(kept.name);
  platform.pass(1_000);
  expect(await answer({ ...of, by: late, text: 'No.', seen: '2020-01-01T00:00:00.000Z' })).toMatchObject({
    kind: 'moved',
    question: { answer: standing },
  });
  expect(await answer({ ...of, by: late, text: ' It is me. ', seen: standing?.at ?? '' })).toMatchObject({
    kind: 'done',
    question: { answer: { text: 'It is me.', by: late.name } },
  });
  expect(await read()).toMatchObject({ answer: 'It is me.' });
  const noted = readFileSync(join(folder, 'security.log'), 'utf8').slice(before).trimEnd().split('\n');
  const said = (by: { id: string }) => `desk answer question ${id} of ${merchant} by ${by.id}`;
  const acts = noted.map((line) => JSON.parse(line)).filter(({ event }) => event === 'staff.act');
  expect(acts.map(({ outcome, reference }) => [outcome, reference])).toEqual(
    expect.arrayContaining([
      ['done', said(kept)],
      ['refused', said(late)],
      ['done', said(late)],
    ]),
  );
  // The same refusal twice within a minute is one line.
  expect(acts).toHaveLength(3);
  expect(noted.join()).not.toMatch(/It is|Castellanos|Haddad/);
});

it('answers the internal key alone, about the merchant that is named, and takes no answer that is none @C-758', async () => {
  const { merchant, id } = await aQuestion('m-other', 'Is anybody there?', 'player1');
  const good = { merchant, id, by: mira, text: 'Yes.', seen: null };
  for (const key of ['', 'key-of-the-machin', 'another']) {
    expect((await ask('questions', { merchants: [merchant] }, key)).status).toBe(403);
    expect((await ask('answer', good, key)).status).toBe(403);
  }
  expect(await answer({ ...good, merchant: 'm-one' })).toEqual({ kind: 'absent' });
  for (const more of [
    { text: '  ' },
    { text: 'x'.repeat(1001) },
    { text: 7 },
    { by: { id: 'p' } },
    { by: undefined },
    { id: 0 },
    { id: 'x' },
    { merchant: 7 },
    { seen: undefined },
    { seen: 'yesterday' },
  ])
    expect((await ask('answer', { ...good, ...more })).status, JSON.stringify(more)).toBe(400);
  for (const body of [{}, { merchants: merchant }, { merchants: [7] }])
    expect((await ask('questions', body)).status).toBe(400);
  expect((await list(merchant)).find((one) => one.id === id)).not.toHaveProperty('answer');
});
