import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Loader, RuntimeProvider, type ScreenRegistry } from '../client/index.ts';
import { aBoot, aSitePart } from '../client/testing/boot.fixture.ts';
import { aRuntime } from '../client/testing/runtime.fixture.ts';
import { ThemeProvider } from '../ui/index.ts';
import { LazyPart } from './lazy-part.tsx';
import { createModuleCache, ModuleCacheProvider } from './module-cache.tsx';
import { SlotOutlet } from './slot-outlet.tsx';

let isFaulty = true;
beforeEach(() => {
  isFaulty = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function Faulty() {
  if (isFaulty) throw new Error('The answer has no rows.');
  return <p>faulty</p>;
}

const load =
  <T,>(value: ComponentType<T>): Loader<ComponentType<T>> =>
  async () => ({ default: value });

function show(blocks: ScreenRegistry['blocks'], part?: Loader<ComponentType>) {
  const items = Object.keys(blocks).map((block, index) => ({ id: block, order: index, block }));
  const slots = { ...aSitePart().slots, 'login.option': items };
  const { runtime, calls } = aRuntime({ boot: aBoot({ site: aSitePart({ slots }) }) });
  const text = (key: string) => key;
  render(
    <StrictMode>
      <RuntimeProvider value={{ ...runtime, screens: { ...runtime.screens, blocks } }}>
        <ModuleCacheProvider value={createModuleCache()}>
          <ThemeProvider variants={runtime.release.getState().theme.variants} language="en" text={text}>
            <p>shell</p>
            <SlotOutlet slot="login.option" />
            {part ? <LazyPart id="help.screen" loader={part} props={{}} isScreen /> : null}
          </ThemeProvider>
        </ModuleCacheProvider>
      </RuntimeProvider>
    </StrictMode>,
  );
  return () => calls.filter(({ path }) => path === '/livery/report').map(({ body }) => JSON.parse(body ?? ''));
}

describe('a contribution that breaks while it is drawn', () => {
  it('disappears, leaves its neighbours and the shell alone, and is reported once', async () => {
    const reports = show({ 'shop.broken': load(Faulty), 'shop.sound': load(() => <p>sound</p>) });
    await screen.findByText('sound');
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(screen.getByText('shell')).toBeTruthy();
    expect(screen.queryByText('faulty')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reports()).toEqual([{ seq: 1, release: 'r1', part: 'shop.broken', reason: 'The answer has no rows.' }]);
  });

  it('offers to try again where it is the whole screen', async () => {
    const reports = show({}, load(Faulty));
    const retry = await screen.findByRole('button');
    await waitFor(() => expect(reports().map(({ part }) => part)).toEqual(['help.screen']));
    isFaulty = false;
    fireEvent.click(retry);
    await screen.findByText('faulty');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a part whose code cannot be loaded', () => {
  it('is asked for again once the network is back', async () => {
    let hasNetwork = false;
    const loader = vi.fn(async () => {
      if (!hasNetwork) throw new TypeError('Failed to fetch');
      return { default: () => <p>help</p> };
    });
    show({}, loader);
    await waitFor(() => expect(loader).toHaveBeenCalled());
    hasNetwork = true;
    await waitFor(() => {
      fireEvent(window, new Event('online'));
      expect(screen.queryByText('help')).not.toBeNull();
    });
  });
});
