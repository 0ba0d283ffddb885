import { describe, expect, it } from 'vitest';
import { birthdayFault, consentAge, minimumAge } from './age.ts';

describe('birthdayFault', () => {
  const today = '2026-11-21';

  it.each([
    ['2005-11-20', undefined],
    ['2005-11-21', undefined],
    ['2005-11-22', 'tooYoung'],
    ['2005-12-01', 'tooYoung'],
    ['2005-10-31', undefined],
    ['2004-12-31', undefined],
    ['1900-01-01', undefined],
  ] as const)('judges the age of who was born on %s by the day of the birthday: %s', (born, fault) => {
    expect(birthdayFault(born, today, 21)).toBe(fault);
  });

  it('counts the birthday of a leap day from the first of March in other years', () => {
    expect(birthdayFault('2008-02-29', '2026-02-28', 18)).toBe('tooYoung');
    expect(birthdayFault('2008-02-29', '2026-03-01', 18)).toBeUndefined();
  });

  it.each(['1899-12-31', '2026-11-22', '2026-12-01', '2027-01-01'])('takes %s for no date of a birth', (born) => {
    expect(birthdayFault(born, today, 0)).toBe('birthdayFormat');
  });

  it('takes who is born today for a birth', () => {
    expect(birthdayFault(today, today, 0)).toBeUndefined();
  });

  it.each([
    '',
    '2005-02-30',
    '2005-13-01',
    '2005-00-10',
    '2005-01-00',
    '2005-1-1',
    '12005-01-01',
    '2005-01-011',
    '2005-01-01 ',
  ])('takes %j for no day of the calendar, of a birth or of today', (text) => {
    expect(birthdayFault(text, today, 21)).toBe('birthdayFormat');
    expect(birthdayFault('2000-01-01', text, 21)).toBe('birthdayFormat');
  });
});

it.each([
  [
    { birthday: 18, gate: 18, kyc: false },
    { minimum: 18, consent: 18 },
  ],
  [
    { birthday: 18, gate: 18, kyc: true },
    { minimum: 21, consent: 21 },
  ],
  [
    { birthday: 25, gate: 18, kyc: true },
    { minimum: 25, consent: 25 },
  ],
  [
    { birthday: 18, gate: 30, kyc: true },
    { minimum: 21, consent: 30 },
  ],
])('asks by the ages %j for %j', ({ birthday, gate, kyc }, { minimum, consent }) => {
  const settings = { 'ages.birthday': birthday, 'ages.gate': gate, 'registration.kyc': kyc };
  expect([minimumAge(settings), consentAge(settings)]).toEqual([minimum, consent]);
});
