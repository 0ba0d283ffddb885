import type { BrowserContext, Page } from '@playwright/test';

/** Collects what must never happen in a page: policy violations, uncaught errors, hydration warnings. */
export interface FaultWatch {
  readonly faults: () => readonly string[];
  /** A fault that this test provokes on purpose. */
  readonly expectFault: (pattern: RegExp) => void;
}

const policyText = /Content[ -]Security[ -]Policy|Trusted Types? (?:policy|expected)|requires '?Trusted/i;
const hydrationText = /hydrat|did(?: not|n't) match|Minified React error #4(?:18|19|21|22|23|25)\b/i;

/** Watches every page of a context. */
export async function watchFaults(context: BrowserContext): Promise<FaultWatch> {
  const found: string[] = [];
  const expected: RegExp[] = [];
  await context.exposeBinding('reportPolicyViolation', (_source, text: string) => {
    found.push(`securitypolicyviolation: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const text = `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`;
      const report: unknown = Reflect.get(globalThis, 'reportPolicyViolation');
      if (typeof report === 'function') report(text);
    });
  });
  const watch = (page: Page) => {
    page.on('pageerror', (error) => found.push(`uncaught: ${error.stack || String(error)}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const text = message.text();
      const { url, lineNumber } = message.location();
      if (policyText.test(text)) found.push(`policy: ${text} (${url}:${lineNumber}, on ${page.url()})`);
      else if (hydrationText.test(text)) found.push(`hydration: ${text}`);
    });
  };
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return {
    faults: () => found.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
    expectFault: (pattern) => {
      expected.push(pattern);
    },
  };
}
