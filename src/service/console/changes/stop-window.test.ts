import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import { startScheduled } from './start-scheduled.ts';

const minute = 60_000;
const messages = { en: 'New tables are being set up.', ur: 'نئی میزیں لگ رہی ہیں۔' };

let staff: TestConsole;
let mira: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  for (const code of ['pine', 'rowan'])
    await staff.publisher.publishFolder(staff.folder(code, { flags: { CBS3: true } }), {
      author: 'start',
      reason: 'first',
    });
  mira = await staff.join('Mira Khan', 'support');
}, 120_000);
afterAll(() => staff.close());

const inMinutes = (count: number) => new Date(staff.now().getTime() + count * minute).toISOString();
const close = (more: object = {}) =>
  mira.post('/stops', {
    merchants: ['pine', 'rowan'],
    name: 'maintenance',
    value: true,
    reason: 'New tables',
    ...more,
  });
const sweep = () =>
  startScheduled(staff.context, {
    since: staff.now(),
    onTrouble: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });

it('closes with a message in each language and its end, which the history names, and opens by itself @C-601', async () => {
  const until = inMinutes(6);
  const { json } = await close({ messages, until });
  expect(json.state).toBe('published');
  expect(await staff.live('pine')).toMatchObject({ maintenance: true, maintenanceNotice: { messages, until } });
  const [entry] = (await mira.get('/merchants/pine/history')).json.entries;
  expect(entry.words).toContain('switched maintenance on with a message (en, ur)');
  staff.restart();
  staff.pass(7 * minute);
  await staff.expire();
  const open = await staff.live('pine');
  expect([open.maintenance, open.maintenanceNotice]).toEqual([false, undefined]);
});

it('starts at its time, also after a restart, and is called off before it as any planned change @C-603', async () => {
  const { json } = await close({ messages, startAt: inMinutes(2), until: inMinutes(5) });
  expect(json).toMatchObject({ state: 'scheduled', isForced: true });
  expect((await staff.live('pine')).maintenance).toBe(false);
  staff.restart();
  staff.pass(3 * minute);
  await sweep();
  expect(await staff.live('rowan')).toMatchObject({ maintenance: true, maintenanceNotice: { messages } });
  staff.pass(4 * minute);
  await staff.expire();
  expect((await staff.live('rowan')).maintenance).toBe(false);
  const planned = (await close({ startAt: inMinutes(2) })).json;
  const { json: off } = await mira.post(`/change-sets/${planned.id}/cancel`, { reason: 'Not tonight' });
  expect(off.state).toBe('cancelled');
  staff.pass(3 * minute);
  await sweep();
  expect((await staff.live('pine')).maintenance).toBe(false);
});

it('refuses what says nothing: messages that are empty or too long, times that pass, and both for a flag @C-604', async () => {
  for (const more of [
    { messages: {} },
    { messages: { en: ' ' } },
    { messages: { en: 'x'.repeat(301) } },
    { messages: { 'not a language': 'Hello' } },
    { startAt: inMinutes(-1) },
    { startAt: inMinutes(20), until: inMinutes(10) },
    { value: false, messages },
    { name: 'flags.CBS3', value: false, messages },
    { name: 'flags.CBS3', value: false, startAt: inMinutes(5) },
  ])
    expect((await close(more)).json.code, JSON.stringify(more)).toBe('INVALID');
  expect((await close({ merchants: ['nowhere'], startAt: inMinutes(5) })).json.code).toBe('NOT_FOUND');
  expect((await staff.live('pine')).maintenance).toBe(false);
});
