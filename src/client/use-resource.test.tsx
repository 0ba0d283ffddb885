import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useResource } from './hooks.ts';
import { RuntimeProvider } from './runtime.tsx';
import { aRuntime } from './testing/runtime.fixture.ts';

it('asks again when its question was forgotten before the page was drawn anew', async () => {
  const { runtime } = aRuntime();
  const answers: ((value: string) => void)[] = [];
  const load = () => new Promise<string>((done) => void answers.push(done));
  function Hot() {
    const { status, value } = useResource('hot', load);
    return <p>{value ?? status}</p>;
  }
  function SignsIn() {
    useEffect(() => runtime.resources.forget(), []);
    return <Hot />;
  }
  render(
    <RuntimeProvider value={runtime}>
      <SignsIn />
    </RuntimeProvider>,
  );
  expect(answers).toHaveLength(2);
  await act(async () => answers[0]?.('of the guest'));
  expect(screen.getByText('loading')).toBeDefined();
  await act(async () => answers[1]?.('of the member'));
  expect(screen.getByText('of the member')).toBeDefined();
});
