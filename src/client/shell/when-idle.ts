/** What the browser has to itself before it is asked: pictures of one part of a page are decoded before the next is drawn. */
const pauseMs = 150;

/** Resolves once the browser has time, at the latest four seconds after a pause. Not every browser says so. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 4000 });
      else resolve(0);
    }, pauseMs);
  });
}
