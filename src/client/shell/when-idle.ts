/** Resolves once the browser has time, at the latest after four seconds. Not every browser says so. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 4000 });
    else setTimeout(resolve, 200);
  });
}
