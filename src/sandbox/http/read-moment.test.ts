import { expect, it } from 'vitest';
import { readMoment } from './read-moment.ts';

it.each([
  ['2026-06-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z'],
  ['2026-06-01T05:00:00+05:00', '2026-06-01T00:00:00.000Z'],
  ['2026-06-01', '2026-06-01T00:00:00.000Z'],
])('reads %s', (text, moment) => {
  expect(readMoment(text)?.toISOString()).toBe(moment);
});

it('reads nothing out of nothing', () => {
  expect([readMoment(undefined), readMoment('')]).toEqual([undefined, undefined]);
});

it.each(['nonsense', '-1', '2026', '2026-99-99', '2026-02-30', '2026-06-01T25:00Z', '2026-06-01T00:00:00', '١'])(
  'refuses %s',
  (text) => expect(() => readMoment(text)).toThrow(),
);
