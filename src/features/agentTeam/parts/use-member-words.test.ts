import { expect, it, vi } from 'vitest';
import { keepTexts } from './use-member-words.ts';

it('looks up each text once, however many rows say it', () => {
  const text = vi.fn(
    (key: string, params?: Readonly<Record<string, unknown>>) => `${key} ${String(params?.['count'])}`,
  );
  const kept = keepTexts(text);
  const asked = Array.from({ length: 100 }, (_, place) => kept('agentTeam:memberCount', { count: place % 4 }));
  expect(asked.slice(0, 5)).toEqual([0, 1, 2, 3, 0].map((count) => `agentTeam:memberCount ${count}`));
  expect(text).toHaveBeenCalledTimes(4);
  expect([kept('agentTeam:never'), kept('agentTeam:never')]).toEqual([
    'agentTeam:never undefined',
    'agentTeam:never undefined',
  ]);
  expect(text).toHaveBeenCalledTimes(5);
});
