import { expect, test } from 'vitest';
import { createResources } from './resources.ts';

test('a page begins with what it was drawn with, and keeps it while it asks again', async () => {
  const resources = createResources({ answers: { banners: ['first'] } });
  const drawn = resources.drawn('banners');
  expect(resources.read('banners')).toEqual({ status: 'ready', value: ['first'] });
  const answer = Promise.withResolvers<string[]>();
  const asked = resources.load('banners', () => answer.promise);
  expect(resources.read('banners')).toBe(drawn);
  answer.resolve(['second']);
  await asked;
  expect(resources.read('banners')).toEqual({ status: 'ready', value: ['second'] });
  expect(resources.drawn('banners')).toBe(drawn);
});

test('readers of what a page was drawn with hear nothing of an answer that says the same', async () => {
  const resources = createResources({ answers: { banners: ['first'] } });
  let calls = 0;
  let heard = 0;
  resources.subscribe(() => (heard += 1));
  const ask = async () => [`${((calls += 1)) < 3 ? 'first' : 'third'}`];
  resources.loadOnce('banners', ask);
  // A second reader joins the question that is under way, and one that comes later asks no more.
  resources.loadOnce('banners', ask);
  await resources.load('banners', ask);
  resources.loadOnce('banners', ask);
  expect([calls, heard]).toEqual([1, 0]);
  // Who asks again sees that it is asked.
  const again = resources.load('banners', ask);
  expect(resources.read('banners')).toEqual({ status: 'loading', value: ['first'] });
  await again;
  expect([calls, heard]).toEqual([2, 2]);
  resources.forget();
  resources.loadOnce('banners', ask);
  await resources.load('banners', ask);
  expect([calls, resources.read('banners').value]).toEqual([3, ['third']]);
});

test('a question about what a page was drawn with that fails is told beside it', async () => {
  const resources = createResources({ answers: { banners: ['first'] } });
  const error = new Error('away');
  await resources.load('banners', () => Promise.reject(error));
  expect(resources.read('banners')).toEqual({ status: 'error', error, value: ['first'] });
});

test('what did not change since the last answer stays the same object', async () => {
  const resources = createResources({ answers: { games: [{ id: 1, tags: ['new'] }, { id: 2 }] } });
  const drawn = resources.read<{ id: number }[]>('games').value;
  await resources.load('games', async () => [{ id: 1, tags: ['new'] }, { id: 2 }]);
  expect(resources.read('games').value).toBe(drawn);
  await resources.load('games', async () => [{ id: 1, tags: ['new'] }, { id: 3 }]);
  const next = resources.read<{ id: number }[]>('games').value;
  expect(next).toEqual([{ id: 1, tags: ['new'] }, { id: 3 }]);
  expect(next?.[0]).toBe(drawn?.[0]);
});

test('a question that fails keeps the last answer beside the error', async () => {
  const resources = createResources();
  await resources.load('hot', () => Promise.resolve(['game']));
  const error = new Error('away');
  await resources.load('hot', () => Promise.reject(error));
  expect(resources.read('hot')).toEqual({ status: 'error', error, value: ['game'] });
});

test('what comes for somebody who has left is dropped', async () => {
  const resources = createResources();
  await resources.load('bets', () => Promise.resolve(['mine']));
  const seen = resources.read<string[]>('bets').value;
  resources.replace('bets', seen, ['mine', 'older']);
  expect(resources.read('bets').value).toEqual(['mine', 'older']);
  const page = resources.read<string[]>('bets').value;
  resources.forget();
  resources.replace('bets', page, ['mine', 'older', 'oldest']);
  expect(resources.read('bets').value).toBeUndefined();
});
