import { afterAll, beforeAll, expect, it } from 'vitest';
import type { History } from '../../../contracts/console/merchants.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

/** How often a value is changed at the first merchant; at the other one it is changed once. */
const often = 7;
const chat = 'flags.CBS3';
const gate = 'settings.ages.gate';

let staff: TestConsole;
let ines: Staff;
let omar: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  const note = { author: 'start', reason: 'first' };
  for (const code of ['alder', 'birch']) await staff.publisher.publishFolder(staff.folder(code), note);
  ines = await staff.join('Ines Okafor');
  omar = await staff.join('Omar Haddad', 'viewer', { merchants: ['alder'] });
  const change = (code: string, name: string, value: boolean | number, count: number) =>
    staff.operations.override({ code, name, value, author: 'Sana Ali', reason: `${name} ${count}` });
  await change('birch', chat, true, 0);
  await change('birch', gate, 30, 0);
  for (let count = 1; count <= often; count += 1) {
    await change('alder', chat, count % 2 === 1, count);
    await change('alder', gate, 20 + count, count);
  }
}, 120_000);
afterAll(() => staff.close());

/** All parts of a history, of so many entries each. */
async function partsOf(by: Staff, path: string, limit: number): Promise<readonly History[]> {
  const parts: History[] = [];
  do {
    const before = parts.at(-1)?.next;
    const { status, json } = await by.get(`${path}?limit=${limit}${before === undefined ? '' : `&before=${before}`}`);
    expect(status).toBe(200);
    parts.push(json);
  } while (parts.at(-1)?.next !== undefined);
  return parts;
}

const reasons = (name: string) => Array.from({ length: often }, (_, index) => `${name} ${often - index}`);

it.each([
  [`/flags/${chat}/history`, chat],
  [`/settings/${gate}/history`, gate],
])(
  '%s comes part after part, newest first, each entry once and counted, of the merchants that somebody has @C-794',
  async (path, name) => {
    for (const [by, expected] of [
      [ines, [...reasons(name), `${name} 0`]],
      [omar, reasons(name)],
    ] as const) {
      const parts = await partsOf(by, path, 3);
      expect(parts.map(({ entries, all }) => [entries.length, all])).toEqual([
        [3, expected.length],
        [3, expected.length],
        [expected.length - 6, expected.length],
      ]);
      expect(parts.flatMap(({ entries }) => entries.map(({ reason }) => reason))).toEqual(expected);
    }
  },
);

it('of a merchant comes part after part, newest first, each entry once and counted @C-794', async () => {
  const all = 2 * often + 1;
  const parts = await partsOf(omar, '/merchants/alder/history', 7);
  expect(parts.map(({ entries, all: counted }) => [entries.length, counted])).toEqual([
    [7, all],
    [7, all],
    [1, all],
  ]);
  expect(parts.flatMap(({ entries }) => entries.map(({ seq }) => seq))).toEqual(
    Array.from({ length: all }, (_, index) => all - index),
  );
  // A part that ends with the first entry has none behind it.
  expect((await omar.get(`/merchants/alder/history?limit=${all}`)).json).not.toHaveProperty('next');
});
