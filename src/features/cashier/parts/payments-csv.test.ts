import { describe, expect, it } from 'vitest';
import { type CsvColumn, paymentsCsv } from './payments-csv.ts';
import type { Payment } from './use-payments.ts';

const payment: Payment = {
  ...{ id: 7, reference: 'P4K7-20QX', direction: 'deposit', method: 'bank', state: 'paid', currency: 'PKR' },
  ...{ title: { en: 'Bank', ur: 'بینک' }, amount: '1500.00', fee: '0.00', total: '1500.00', received: '1500.00' },
  ...{ createdAt: '2026-03-05T14:05:00.000Z', changedAt: '2026-03-05T14:06:00.000Z' },
};
const cellOf = (text: string) => paymentsCsv([['name', () => text]], [payment]).split('\r\n')[1];

describe('paymentsCsv', () => {
  it('writes a line for each payment, every cell in quotes, amounts as they are', () => {
    const columns: readonly CsvColumn[] = [
      ['حوالہ نمبر', ({ reference }) => reference],
      ['رقم', ({ amount }) => amount],
    ];
    expect(paymentsCsv(columns, [payment])).toBe('\uFEFF"حوالہ نمبر","رقم"\r\n"P4K7-20QX","1500.00"\r\n');
    expect(paymentsCsv(columns, [])).toBe('\uFEFF"حوالہ نمبر","رقم"\r\n');
  });

  it('keeps quotes, commas and lines inside a cell', () => {
    expect(cellOf('Bank "North", City')).toBe('"Bank ""North"", City"');
    expect(paymentsCsv([['name', () => 'two\nlines']], [payment])).toContain('"two\nlines"');
  });

  it.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '＝1+1', '＠SUM(A1)', '\tx', '\rx', '\nx'])(
    'makes no formula of %j',
    (text) => {
      expect(paymentsCsv([['name', () => text]], [payment])).toContain(`"'${text.replaceAll('"', '""')}"`);
    },
  );
});
