import { describe, expect, it } from 'vitest';
import { aSitePart } from '../../engine/site.fixture.ts';
import { errorText } from './error-text.ts';
import { PlatformError } from './platform-error.ts';

const words: Readonly<Record<string, string>> = {
  'errors:unknown': 'نامعلوم خرابی',
  'errors:captcha': 'تصویری کوڈ درست نہیں',
  'errors:code.bet.invalid': 'یہ شرط قبول نہیں ہو سکتی',
  'merchant:paused': 'ہمیں لکھیں',
};
const say = (code: string, errorTexts: Readonly<Record<string, string>> = {}) =>
  errorText(
    new PlatformError(code, 'The server’s own words', 400),
    aSitePart({ errorTexts }),
    (key) => words[key] ?? '',
  );

describe('errorText', () => {
  it('prefers the merchant’s text, then the catalogue’s, then the one named after the code', () => {
    expect(say('captcha.error', { 'captcha.error': 'merchant:paused' })).toBe('ہمیں لکھیں');
    expect(say('captcha.error')).toBe('تصویری کوڈ درست نہیں');
    expect(say('bet.invalid')).toBe('یہ شرط قبول نہیں ہو سکتی');
  });

  it('passes on the server’s words for a code that nobody knows', () => {
    expect(say('E-77')).toBe('The server’s own words');
  });

  it('says in hours, minutes or seconds when what was tried too often may be tried again, rounded up', () => {
    const wait = (waitSeconds: unknown, errorTexts: Readonly<Record<string, string>> = {}) =>
      errorText(
        new PlatformError('rate.limited', '', 429, { waitSeconds }),
        aSitePart({ errorTexts }),
        (key, params) => `${key} ${String(params?.['count'] ?? '')}`,
      );
    expect([0.5, 90, 91, 5400, 5401].map((seconds) => wait(seconds))).toEqual([
      'errors:tooManySeconds 1',
      'errors:tooManySeconds 90',
      'errors:tooManyMinutes 2',
      'errors:tooManyMinutes 90',
      'errors:tooManyHours 2',
    ]);
    expect(wait(60, { 'rate.limited': 'merchant:paused' })).toBe('merchant:paused ');
    for (const none of [undefined, 'soon', 0, -1, Number.NaN]) expect(wait(none)).toBe('errors:tooMany ');
  });

  it('says in seconds when another code may be asked for, and nothing of a wait with any other failure', () => {
    const wait = (code: string, waitSeconds: unknown) =>
      errorText(
        new PlatformError(code, '', 429, { waitSeconds }),
        aSitePart(),
        (key, params) => `${key} ${String(params?.['count'] ?? '')}`,
      );
    expect(wait('sms.tooSoon', 96.2)).toBe('errors:smsTooSoonSeconds 97');
    expect(wait('sms.tooSoon', undefined)).toBe('errors:smsTooSoon ');
    expect(wait('captcha.error', 60)).toBe('errors:captcha ');
  });

  it('calls anything else unknown', () => {
    expect(errorText(new TypeError('x'), aSitePart(), (key) => words[key] ?? '')).toBe('نامعلوم خرابی');
  });
});
