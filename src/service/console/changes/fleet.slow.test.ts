import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

/** Enough that one who cannot take it stands among many who can. */
const codes = Array.from({ length: 60 }, (_, index) => `m${String(index).padStart(3, '0')}`);

let staff: TestConsole;
let mira: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  mira = await staff.join('Mira', 'support');
  for (const code of codes)
    await staff.publisher.publishFolder(staff.folder(code), { author: 'start', reason: 'first' });
}, 600_000);
afterAll(() => staff.close());

const pointers = () =>
  staff.db.selectFrom('pointers').select(['merchant', 'seq', 'release']).orderBy('merchant').execute();
const base = Object.fromEntries(codes.map((code) => [code, 1]));
const changes = codes.map((merchant) => ({ merchant, name: 'flags.CBS3', value: true }));

it('is all or none for a fleet, folds what is the same, and goes back as one @C-211', {
  timeout: 600_000,
}, async () => {
  const before = await pointers();
  const { groups } = (await mira.post('/impact', { changes })).json;
  expect(groups).toHaveLength(1);
  expect(groups[0].merchants).toHaveLength(codes.length);
  const broken = [...changes.slice(0, -1), { merchant: codes.at(-1), name: 'flags.NOWHERE', value: true }];
  const refused = await mira.post('/change-sets', { changes: broken, reason: 'chat for all', base });
  expect([refused.json.code, refused.json.refused.length]).toEqual(['REFUSED', 1]);
  expect(await pointers()).toEqual(before);
  const { json: set }: { json: ChangeSet } = await mira.post('/change-sets', { changes, reason: 'chat for all', base });
  expect(set.state).toBe('published');
  expect((await pointers()).every(({ seq }) => seq === 2)).toBe(true);
  await mira.post(`/change-sets/${set.id}/undo`, { reason: 'no staff' });
  expect((await pointers()).map(({ release }) => release)).toEqual(before.map(({ release }) => release));
});
