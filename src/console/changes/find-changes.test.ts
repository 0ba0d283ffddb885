import { expect, it } from 'vitest';
import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import { findChanges } from './find-changes.ts';

const set = (id: string, more: Partial<ChangeSet>): ChangeSet => ({
  id,
  state: 'published',
  kind: 'change',
  author: 'Rana',
  reason: 'The chat vendor is down',
  at: '2030-01-01T00:00:00.000Z',
  changes: [{ merchant: 'soda', name: 'flags.CBS3', value: false }],
  results: [],
  ...more,
});
const undone = { by: 'Mara', at: '2030-01-02T00:00:00.000Z', reason: 'back', results: [] };
const sets = [
  set('one', {}),
  set('two', { state: 'undone', undone }),
  set('three', {
    author: 'Tomas',
    reason: 'older players',
    changes: [{ merchant: 'karat', name: 'settings.ages.gate', value: 21 }],
  }),
];
const find = (question: Partial<Parameters<typeof findChanges>[1]>) =>
  findChanges(sets, { words: '', state: '', person: '', ...question }, (code) => `Brand ${code}`).map(({ id }) => id);

it('finds change sets by value, reason, person, merchant and state @C-785', () => {
  expect(find({})).toEqual(['one', 'two', 'three']);
  expect(find({ words: 'cbs3 vendor' })).toEqual(['one', 'two']);
  expect(find({ words: 'brand karat' })).toEqual(['three']);
  expect(find({ words: 'mara' })).toEqual(['two']);
  expect(find({ person: 'Mara' })).toEqual(['two']);
  expect(find({ person: 'Rana', state: 'published' })).toEqual(['one']);
  expect(find({ words: 'nothing of it' })).toEqual([]);
});
