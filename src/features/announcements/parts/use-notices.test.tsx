import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RuntimeProvider } from '../../../client/runtime.tsx';
import { aRuntime, aStoredSession, type FakeAnswer } from '../../../client/testing/runtime.fixture.ts';
import { useNotices } from './use-notices.ts';

it('asks for the list anew where the one under way was asked for before the report', async () => {
  const lists: PromiseWithResolvers<FakeAnswer>[] = [];
  const reports: string[] = [];
  const { runtime } = aRuntime({
    session: { MC_SESSION_INFO: aStoredSession() },
    answer: ({ method, path }) => {
      if (method === 'POST') reports.push(path);
      if (method === 'POST') return {};
      const held = Promise.withResolvers<FakeAnswer>();
      lists.push(held);
      return held.promise;
    },
  });
  runtime.session.restore();
  let read = (_id: number): void => undefined;
  function List() {
    read = useNotices('A').markRead;
    return null;
  }
  render(
    <RuntimeProvider value={runtime}>
      <List />
    </RuntimeProvider>,
  );
  await expect.poll(() => lists.length).toBe(1);
  await act(async () => read(7));
  await expect.poll(() => reports.length).toBe(1);
  await act(async () => lists[0]?.resolve({ body: { value: {} } }));
  await expect.poll(() => lists.length).toBe(2);
});
