import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTurn } from './use-turn.ts';

/** What waits for time of the browser. */
const waiting: (() => void)[] = [];
/** Says to the one that watches an element that it is in the window. */
const watched = new Map<Element, () => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestIdleCallback', (use: () => void) => waiting.push(use));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: readonly object[]) => void;
      constructor(report: (entries: readonly object[]) => void) {
        this.#report = report;
      }
      observe(element: Element) {
        watched.set(element, () => this.#report([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
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

/** The browser has time for everybody who waits for it at this moment, and the pause between two turns passes. */
const giveTime = () =>
  act(async () => {
    waiting.splice(0).forEach((use) => use());
    await vi.advanceTimersByTimeAsync(150);
  });

async function draw() {
  render(['first', 'second', 'third'].map((name) => <Line key={name} name={name} />));
  await act(() => vi.advanceTimersByTimeAsync(150));
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

  it('keeps a pause between two turns', async () => {
    render(<Line name="only" />);
    await act(() => vi.advanceTimersByTimeAsync(149));
    expect(waiting).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(waiting).toHaveLength(1);
    await giveTime();
    expect(drawn()).toEqual(['only']);
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
