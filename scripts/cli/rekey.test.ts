import { expect, it } from 'vitest';
import { describeRekey } from './rekey.ts';

const summary = { current: 'newerkey', older: [], moved: 2, lost: [], linksUntil: '2026-12-25T10:00:00.000Z' };

it.each([
  ['no older key', {}, '2 secrets were moved to the key newerkey. LIVERY_STORAGE_KEY has no older key.'],
  ['an older key', { older: ['olderkey'] }, 'The database needs olderkey no more.'],
  ['its links', { older: ['olderkey'] }, 'until 2026-12-25'],
  [
    'a lost key',
    { older: ['olderkey'], lost: [{ place: 'console_people.totp', keyId: 'oldest12', count: 3 }] },
    '\n3 of console_people.totp cannot be read: they lie under oldest12.\nPut their key',
  ],
])('says what may be done where there is %s', (_, more, words) => {
  expect(describeRekey({ ...summary, ...more })).toContain(words);
});

it('lets no key go while something is lost', () => {
  const lost = [{ place: 'console_people.totp', keyId: 'oldest12', count: 3 }];
  expect(describeRekey({ ...summary, older: ['olderkey'], lost })).not.toContain('no more');
});
