import type { Page } from '@playwright/test';

/** Counts how much of a page shifts from now on, by the browser's own measure; what a person's press moves counts too. */
export function countShifts(): void {
  const counted = { sum: 0, what: [] as string[] };
  Object.assign(window, { counted });
  new PerformanceObserver((list) => {
    // The types of browsers know no layout shifts yet.
    for (const entry of list.getEntries() as (PerformanceEntry & { value?: number; sources?: { node?: Node }[] })[]) {
      counted.sum += entry.value ?? 0;
      counted.what.push(...(entry.sources ?? []).map((one) => one.node?.textContent?.slice(0, 60) ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: false });
}

/** How much has shifted since the count began, and the words of what did. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { readonly counted: { readonly sum: number; readonly what: readonly string[] } })
      .counted;
  });
