import { describe, expect, it } from 'vitest';
import { dialingCodes } from './dialing-codes.ts';
import { readMobileNumber } from './read-mobile-number.ts';

const codes = dialingCodes.map(({ code }) => code);

describe('a written mobile number', () => {
  it.each([
    ['+353 85 765 4321', { number: '857654321', dialingCode: '+353' }],
    ['00353857654321', { number: '857654321', dialingCode: '+353' }],
    ['+353 (0)85 765 4321', { number: '857654321', dialingCode: '+353' }],
    ['(+353) 85-765.4321', { number: '857654321', dialingCode: '+353' }],
    ['\u202a+353\u00a085\u00a0765\u00a04321\u202c', { number: '857654321', dialingCode: '+353' }],
    ['＋３５３ ８５ ７６５ ４３２１', { number: '857654321', dialingCode: '+353' }],
    ['+353 85 765 4321 ext. 12', { number: '857654321', dialingCode: '+353' }],
    ['+353 85 765 4321;isub=12', { number: '857654321', dialingCode: '+353' }],
    ['(085) 765-4321', { number: '0857654321' }],
    ['+', { number: '+' }],
    ['+35', { number: '+35' }],
    ['+999 12', { number: '+99912' }],
    ['123456789012345678901234', { number: '123456789012345678901234' }],
    ['', { number: '' }],
  ])('%s', (text, read) => {
    expect(readMobileNumber(text, { dialingCode: '+44', codes })).toEqual(read);
  });

  it.each([
    ['353857654321', '+353', '857654321'],
    ['923001234567', '+92', '3001234567'],
    ['0353 85 765 4321', '+353', '857654321'],
    ['0923001234567', '+92', '3001234567'],
    ['857654321', '+353', '857654321'],
    ['0857654321', '+353', '0857654321'],
    ['3538576', '+353', '3538576'],
    // Begins with the code of its country, and is a number without it.
    ['7700900123', '+7', '7700900123'],
    ['4420123456', '+44', '4420123456'],
    // A code that no country has.
    ['99912345678', '+999', '99912345678'],
  ])('%s beside %s', (text, dialingCode, number) => {
    expect(readMobileNumber(text, { dialingCode, codes }).number).toBe(number);
  });

  it.each([
    // Irish people write ten digits; nine are too few for this form.
    ['+353 85 765 4321', '0857654321'],
    ['353857654321', '0857654321'],
    ['+92 300 1234567', '3001234567'],
    // Norway has no such prefix, and what is not yet a number gets none.
    ['+47 406 12 345', '40612345'],
    ['+353 85 765', '85765'],
    ['857654321', '857654321'],
  ])('%s where ten digits are needed', (text, number) => {
    expect(readMobileNumber(text, { dialingCode: '+353', codes, minLength: 10 }).number).toBe(number);
  });

  it('is completed for such a form once it is whole, and while it is typed stays as it is', () => {
    const around = { dialingCode: '+353', codes, minLength: 10 };
    expect(readMobileNumber('857654321', { ...around, isWhole: true }).number).toBe('0857654321');
    expect(readMobileNumber('857654321', { ...around, isWhole: false }).number).toBe('857654321');
    expect(readMobileNumber('8576543', { ...around, isWhole: true }).number).toBe('8576543');
    // A number of Dublin's, and none of a mobile phone.
    expect(readMobileNumber('12345678', { ...around, minLength: 9, isWhole: true }).number).toBe('12345678');
    expect(readMobileNumber('0857654321', { ...around, isWhole: true }).number).toBe('0857654321');
  });
});
