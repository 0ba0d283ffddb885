import { expect, it, vi } from 'vitest';
import { aRuntime } from '../../../client/testing/runtime.fixture.ts';
import records from '../strings/en.json' with { type: 'json' };
import { saveMovements } from './save-movements.ts';

const at = '2026-03-05T20:05:00.000Z';
const movements = [
  { id: 10, kind: 'goodwill', amount: '1.00', at, note: '' },
  { id: 9, kind: 'collect', amount: '90.00', at, note: '' },
  { id: 8, kind: 'transfer', amount: '30.00', at, note: 'Main wallet → Reels' },
  { id: 7, kind: 'withdraw', amount: '-20.00', at, note: 'Bank', payment: { id: 1, reference: 'P4K7', state: 'paid' } },
  { id: 6, kind: 'withdraw', amount: '5.00', at, note: 'Bank' },
];

it('writes every movement once with its reason, money that left as a number below zero', async () => {
  // A movement that was made in between has moved the third one to the second page.
  const pages: Record<string, readonly object[]> = { 1: movements.slice(0, 4), 2: movements.slice(3) };
  const { runtime } = aRuntime({
    boot: { strings: { records } },
    answer: ({ path, query }) =>
      path.endsWith('/transactions') ? { body: { value: { list: pages[query['page'] ?? ''], totalPages: 2 } } } : {},
  });
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  Object.assign(URL, { revokeObjectURL: () => undefined });
  await saveMovements(runtime);
  vi.unstubAllGlobals();
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(files[0] ?? new Blob());
  });
  const [, ...lines] = text.trimEnd().split('\r\n');
  const cells = lines.map((line) => line.slice(1, -1).split('","'));
  expect(cells.map(([id, , reason, amount, , note, payment]) => [id, reason, amount, note, payment])).toEqual([
    ['10', 'Other movement', '1.00', '', ''],
    ['9', 'Brought to the main wallet', '90.00', '', ''],
    ['8', 'Transfer', '30.00', 'Main wallet → Reels', ''],
    ['7', 'Withdrawal', '-20.00', 'Bank', 'P4K7'],
    ['6', records.withdrawBack, '5.00', 'Bank', ''],
  ]);
});
