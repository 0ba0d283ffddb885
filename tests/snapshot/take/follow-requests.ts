import type { Page, Request } from '@playwright/test';

/** What a page asks for while it comes to be. */
export interface PageRequests {
  /** How many began since the page was opened. */
  begun(): number;
  /** Addresses of those that have no answer yet; `isLoading` leaves out calls, which that state of a platform never answers. */
  open(options?: { readonly isLoading?: boolean }): readonly string[];
}

const code = ['document', 'script', 'stylesheet', 'font'];
const calls = ['fetch', 'xhr'];

/**
 * Follows what a page asks for, from before it is opened: documents, code, faces and calls. Not pictures, since a lazy one
 * below the view never comes, and not streams, which never end.
 */
export function followRequests(page: Page): PageRequests {
  let begun = 0;
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (![...code, ...calls].includes(request.resourceType())) return;
    // What the last document of the page waited for is nobody's any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    begun += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    begun: () => begun,
    open: ({ isLoading = false } = {}) =>
      [...pending].filter((request) => !isLoading || code.includes(request.resourceType())).map((one) => one.url()),
  };
}
