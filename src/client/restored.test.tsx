import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useSession } from './hooks.ts';
import { RuntimeProvider } from './runtime.tsx';
import { aRuntime, aStoredSession } from './testing/runtime.fixture.ts';

it('a page is hydrated as the server drew it, and shows what the browser restored right after', async () => {
  const drawn: string[] = [];
  function Reader() {
    const { status } = useSession();
    drawn.push(status);
    return <p>{status}</p>;
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <RuntimeProvider value={aRuntime().runtime}>
      <Reader />
    </RuntimeProvider>,
  );
  expect(place.textContent).toBe('unknown');
  const { runtime } = aRuntime({ session: { MC_SESSION_INFO: aStoredSession() } });
  runtime.session.restore();
  drawn.length = 0;
  const fault = vi.fn();
  const root = await act(async () =>
    hydrateRoot(
      place,
      <RuntimeProvider value={runtime} isDrawn>
        <Reader />
      </RuntimeProvider>,
      { onRecoverableError: fault },
    ),
  );
  expect(drawn[0]).toBe('unknown');
  expect(place.textContent).toBe('member');
  await act(async () => runtime.session.end());
  expect(place.textContent).toBe('guest');
  expect(fault).not.toHaveBeenCalled();
  root.unmount();
});
