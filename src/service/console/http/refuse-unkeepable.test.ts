import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

let staff: TestConsole;
let ines: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  const note = { author: 'start', reason: 'first' };
  await staff.publisher.publishFolder(staff.folder('pine', { flags: { CBS3: true } }), note);
  ines = await staff.join('Ines Okafor');
}, 120_000);
afterAll(() => staff.close());

const change = { merchant: 'pine', name: 'flags.CBS3', value: false };
const half = String.fromCodePoint(0xd8_00);

it.each(['a \u0000 text', `a ${half} text`])('takes no text that no table can keep: %j', async (text) => {
  const acts = {
    '/change-sets': { changes: [change], base: { pine: 1 }, reason: text },
    '/stops': { merchants: ['pine'], name: 'maintenance', value: true, reason: 'A test', messages: { en: text } },
    '/passes': { merchant: 'pine', note: text, hours: 2 },
    '/impact': { changes: [{ ...change, value: { [text]: [text] } }] },
    '/sign-in': { name: text, password: 'x', code: '000000' },
    '/people/invite': { name: text, role: 'viewer' },
  };
  for (const [path, body] of Object.entries(acts)) {
    const { status, json } = await ines.post(path, body);
    expect([status, json.code], path).toEqual([400, 'INVALID']);
  }
  expect((await staff.history('pine')).length).toBe(1);
});

it('takes no value so deep that nobody can write it out again', async () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const send = (value: string) =>
    staff.app.inject({
      method: 'POST',
      url: '/api/impact',
      headers: { origin: staff.context.origin, 'content-type': 'application/json', cookie: ines.cookie },
      payload: `{"changes":[{"merchant":"pine","name":"flags.CBS3","value":${value}}]}`,
    });
  const refused = await send(deep(200_000));
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID']);
  expect((await send(deep(20))).statusCode).toBe(200);
});

it('knows no place in a history that no column can hold', async () => {
  for (const place of ['1e300', '9223372036854775808', '99999999999999999999']) {
    expect((await ines.get(`/merchants/pine/history?before=${place}`)).status, place).toBe(200);
    expect((await ines.get(`/merchants/pine/compare?from=1&to=${place}`)).status, place).toBe(400);
    const seq = Number(place);
    expect((await ines.post('/frames', { merchant: 'pine', of: { seq } })).status, place).toBe(400);
    const back = { to: seq, base: 1, reason: 'A test' };
    expect((await ines.post('/merchants/pine/roll-back', back)).status, place).toBe(400);
  }
});
