import { expect, it, vi } from 'vitest';
import { aRuntime } from '../../../client/testing/runtime.fixture.ts';
import { savePayments } from './save-payments.ts';
import { zonedTime } from '../../../client/text/zoned-time.ts';

const payment = (id: number) => ({
  ...{ id, reference: `P-${id}`, direction: 'deposit', method: 'bank', state: 'paid', currency: 'PKR' },
  ...{ title: { en: 'Bank' }, amount: '10.00', fee: '0.00', total: '10.00', received: '10.00' },
  ...{ createdAt: '2026-03-05T20:05:00.000Z', changedAt: '2026-03-05T20:06:00.000Z' },
});

it('keeps a payment once that comes on two pages because another was ordered in between, and asks by the zone of the days', async () => {
  const pages: Record<string, readonly number[]> = { 1: [3, 2], 2: [2, 1] };
  const asked: Readonly<Record<string, string>>[] = [];
  const { runtime } = aRuntime({
    answer: ({ path, query }) => {
      if (!path.endsWith('/payments')) return {};
      asked.push(query);
      const totals = { count: 3, paidIn: '30.00', paidOut: '0.00' };
      return { body: { value: { list: (pages[query['page'] ?? ''] ?? []).map(payment), totalPages: 2, totals } } };
    },
  });
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  Object.assign(URL, { revokeObjectURL: () => undefined });
  const days = { startDate: '2026-03-05', endDate: '2026-03-05', timeZone: 'Asia/Karachi' };
  await savePayments(runtime, { direction: '', state: '', ...days });
  vi.unstubAllGlobals();
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(String(text).match(/P-\d/g)).toEqual(['P-3', 'P-2', 'P-1']);
  expect(asked.map(({ page, timeZone }) => [page, timeZone])).toEqual([
    ['1', 'Asia/Karachi'],
    ['2', 'Asia/Karachi'],
  ]);
});

it.each([
  ['Asia/Karachi', '2026-03-06T01:05:00+05:00'],
  ['America/New_York', '2026-03-05T15:05:00-05:00'],
  ['UTC', '2026-03-05T20:05:00+00:00'],
])('writes a moment by the clock of %s', (zone, written) => {
  expect(zonedTime('2026-03-05T20:05:00.000Z', zone)).toBe(written);
});
