import { describe, expect, it } from 'vitest';
import { showFailure } from './upstream.ts';

const line = { merchant: 'karat', notes: {} };
const failure = {
  since: '2030-01-01T10:00:00.000Z',
  at: '2030-01-01T10:03:30.000Z',
  attempts: 3,
  message: '/wps/system/status answers 503.',
};

describe('showFailure', () => {
  it('says since when, how often and why a platform is not believed', () => {
    expect(showFailure({ ...line, failure })).toBe(
      'The platform of karat is not believed since 2030-01-01 10:00:00 (asked 3 times, last at 2030-01-01 10:03:30): ' +
        '/wps/system/status answers 503. The last good configuration stays live.',
    );
  });

  it('says nothing of a platform that answers', () => {
    expect(showFailure(line)).toBeUndefined();
  });
});
