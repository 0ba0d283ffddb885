import { describe, expect, it } from 'vitest';
import { isNumberPlain, namesIn } from './named-calls.ts';

it.each([
  ['login', { username: ' Mar.Low ' }, ['marlow']],
  ['login', { username: 'marlow', firebaseMobileNo: '+44 7700 900111' }, ['marlow', '00900111']],
  ['smsCode', { mobileNo: '07700 900-111', username: 'chosen-anew' }, ['00900111']],
  ['smsCode', { mobileNum: 447_700_900_111 }, ['00900111']],
  ['setPasswordByPhone', { mobileNum: '7700a900b111', username: 'x' }, ['00900111']],
  ['forgotPassword', { username: '\u{ff2d}arlow', email: 'M@x.example' }, ['marlow', 'mxexample']],
  ['smsCode', { mobileNum: '٠٧٧٠٠ ９００١١１' }, ['00900111']],
  ['login', { username: ['marlow'] }, []],
  ['login', { username: ' - ' }, []],
  ['wallet', { username: 'marlow' }, []],
])('counts %s with %j for %j', (call, fields, names) => {
  expect(namesIn(call, fields)).toEqual(names);
});

describe('isNumberPlain', () => {
  it.each(['087 123 4567', '+353 (87) 123-4567', 871234567, '', null, undefined])(
    'takes a number as people write it: %j',
    (mobileNum) => {
      expect(isNumberPlain('smsCode', { mobileNum })).toBe(true);
    },
  );

  it.each([['871234567;isub=12'], [['871234567']], [{}], [{ toString: 1 }], [true], [[]]])(
    'refuses what has another spelling, or none: %j',
    (mobileNum) => {
      expect(isNumberPlain('smsCode', { mobileNum })).toBe(false);
      expect(isNumberPlain('smsCode', { mobileNo: mobileNum, mobileNum: '871234567' })).toBe(false);
    },
  );

  it('asks nothing of a call that names nobody by number', () => {
    expect(isNumberPlain('login', { mobileNum: { toString: 1 } })).toBe(true);
  });
});
