import type { Page } from '@playwright/test';

/** Counts how much of a page shifts from now on, by the browser's own measure; what a person's press moves counts too. */
export function countShifts(): void {
  const counted = { sum: 0, what: [] as string[] };
  Object.assign(window, { counted });
  new PerformanceObserver((list) => {
    // The types of browsers know no layout shifts yet.
    type Source = { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
    type Shift = PerformanceEntry & { readonly value?: number; readonly sources?: readonly Source[] };
    for (const { value = 0, sources = [] } of list.getEntries() as Shift[]) {
      counted.sum += value;
      counted.what.push(
        ...sources.map(({ node, previousRect: from, currentRect: to }) => {
          const words = node?.textContent?.slice(0, 60) ?? '';
          const element = node instanceof Element ? node : node?.parentElement;
          const place = [element?.parentElement, element].map((one) => one?.tagName.toLowerCase()).join(' > ');
          return `${place}: ${words} (${from.x}, ${from.y} to ${to.x}, ${to.y})`;
        }),
      );
    }
  }).observe({ type: 'layout-shift', buffered: false });
}

/** How much has shifted since the count began; what did and its words, and from where to where. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { readonly counted: { readonly sum: number; readonly what: readonly string[] } })
      .counted;
  });

/** Resolves once a page has painted all that it knows. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
