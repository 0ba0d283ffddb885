import { describe, expect, it } from 'vitest';
import type { Named } from '../../contracts/platform-answer.ts';
import { type CsvColumn, csvOf } from './csv.ts';

type Payment = Named<'Payment'>;

const payment: Payment = {
  ...{ id: 7, reference: 'P4K7-20QX', direction: 'deposit', method: 'bank', state: 'paid', currency: 'PKR' },
  ...{ title: { en: 'Bank', ur: 'بینک' }, amount: '1500.00', fee: '0.00', total: '1500.00', received: '1500.00' },
  ...{ createdAt: '2026-03-05T14:05:00.000Z', changedAt: '2026-03-05T14:06:00.000Z' },
};
const cellOf = (text: string) => csvOf([['name', () => text]], [payment]).split('\r\n')[1];

describe('csvOf', () => {
  it('writes a line for each of them, every cell in quotes, amounts as they are', () => {
    const columns: readonly CsvColumn<Payment>[] = [
      ['حوالہ نمبر', ({ reference }) => reference],
      ['رقم', ({ amount }) => amount],
    ];
    expect(csvOf(columns, [payment])).toBe('\uFEFF"حوالہ نمبر","رقم"\r\n"P4K7-20QX","1500.00"\r\n');
    expect(csvOf(columns, [])).toBe('\uFEFF"حوالہ نمبر","رقم"\r\n');
  });

  it('keeps quotes, commas and lines inside a cell', () => {
    expect(cellOf('Bank "North", City')).toBe('"Bank ""North"", City"');
    expect(csvOf([['name', () => 'two\nlines']], [payment])).toContain('"two\nlines"');
  });

  it('leaves an amount that left as the number that it is', () => {
    expect(cellOf('-12.50')).toBe('"-12.50"');
  });

  it.each([
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1+1',
    '-x',
    '@SUM(A1)',
    '＝1+1',
    '＠SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
  ])('makes no formula of %j', (text) => {
    expect(csvOf([['name', () => text]], [payment])).toContain(`"'${text.replaceAll('"', '""')}"`);
  });
});
