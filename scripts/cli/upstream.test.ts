import { describe, expect, it } from 'vitest';
import { showFailure } from './upstream.ts';

const line = { merchant: 'karat', notes: {}, answeredAt: '2030-01-01T09:12:00.000Z' };
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
        '/wps/system/status answers 503. What it said at 2030-01-01 09:12:00 stays live.',
    );
  });

  it('says that the folder counts while a platform has never said anything that could go live', () => {
    expect(showFailure({ merchant: 'karat', notes: {}, failure })).toContain('the folder’s own words are live.');
  });

  it('says nothing of a platform that answers', () => {
    expect(showFailure(line)).toBeUndefined();
  });
});
