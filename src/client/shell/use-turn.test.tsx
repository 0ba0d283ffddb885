import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTurn } from './use-turn.ts';

/** What waits for time of the browser. */
const waiting: (() => void)[] = [];
/** Tells the one that watches an element that it is in the window. */
const watched = new Map<Element, () => void>();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (use: () => void) => waiting.push(use));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.#tell = tell;
      }
      observe(element: Element) {
        watched.set(element, () => this.#tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  waiting.length = 0;
  watched.clear();
});

function Line({ name }: { readonly name: string }) {
  const place = useRef<HTMLElement>(null);
  const isDue = useTurn(place);
  return (
    <section ref={place} aria-label={name}>
      {isDue ? name : null}
    </section>
  );
}

const drawn = () => screen.getAllByRole('region').flatMap(({ textContent }) => textContent || []);

/** The browser has time for everybody who waits for it at this moment. */
const giveTime = () => act(async () => waiting.splice(0).forEach((use) => use()));

async function draw() {
  render(['first', 'second', 'third'].map((name) => <Line key={name} name={name} />));
  await act(async () => undefined);
}

describe('useTurn', () => {
  it('draws the parts of a page one by one in its order, each when the browser has time again', async () => {
    await draw();
    expect(drawn()).toEqual([]);
    for (const expected of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
      expect(waiting).toHaveLength(1);
      await giveTime();
      expect(drawn()).toEqual(expected);
    }
    expect(waiting).toEqual([]);
  });

  it('draws a part at once when it comes near the window, and the others still in their order', async () => {
    await draw();
    await act(async () => watched.get(screen.getByRole('region', { name: 'third' }))?.());
    expect(drawn()).toEqual(['third']);
    await giveTime();
    expect(drawn()).toEqual(['first', 'third']);
    await giveTime();
    expect(drawn()).toEqual(['first', 'second', 'third']);
    await giveTime();
  });
});
