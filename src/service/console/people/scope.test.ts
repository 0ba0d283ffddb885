import { expect, it } from 'vitest';
import type { ChangeSet } from '../../../contracts/console/change-sets.ts';
import { seenOf } from './scope.ts';

it('says why a set was held only to who sees all of its merchants @C-160', () => {
  const change = { name: 'flags.CBS3', value: true };
  const held = { at: '2026-03-05T12:00:00.000Z', message: 'Somebody has changed CBS3 at rowan.' };
  const set: ChangeSet = {
    id: 'a-set',
    kind: 'change',
    state: 'held',
    author: 'Ines',
    reason: 'A test',
    at: '2026-03-05T11:00:00.000Z',
    changes: [
      { merchant: 'pine', ...change },
      { merchant: 'rowan', ...change },
    ],
    results: [],
    held,
  };
  expect(seenOf({ merchants: ['pine'] }, set)?.held).toEqual({ at: held.at, message: 'It could not start.' });
  expect(seenOf({ merchants: ['pine', 'rowan'] }, set)?.held).toEqual(held);
  expect(seenOf({}, set)?.held).toEqual(held);
  expect(seenOf({ merchants: ['elm'] }, set)).toBeUndefined();
});
