import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEarlyAnswers } from './early-answers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('answers are asked for once, and a whole page is good for longer', async () => {
  const answers = createEarlyAnswers(400);
  expect(answers.freshness()).toEqual({});
  const load = vi.fn(() => Promise.resolve(['game']));
  answers.want('hot', load);
  expect(answers.areOpen()).toBe(true);
  await answers.settle();
  answers.want('hot', load);
  expect(answers.areOpen()).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
  expect(answers.given).toEqual({ hot: ['game'] });
  expect(answers.freshness()).toEqual({ freshMs: 10_000 });
});

test('a platform that fails or dawdles does not keep the page', async () => {
  const answers = createEarlyAnswers(400);
  const slow = Promise.withResolvers<string>();
  answers.want('banners', () => slow.promise);
  answers.want('hot', () => Promise.reject(new Error('away')));
  const settled = answers.settle();
  await vi.advanceTimersByTimeAsync(400);
  await settled;
  slow.resolve('late');
  await vi.advanceTimersByTimeAsync(0);
  expect(answers.given).toEqual({});
  expect(answers.freshness()).toEqual({ freshMs: 1_000 });
});
