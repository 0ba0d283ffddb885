/** The part of the Trusted Types interface that we use; browsers without it take plain addresses. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** A worker whose script is one of this site's own assets: the page's policy lets in no other. */
export class TrustedWorker extends Worker {
  constructor(url: URL, options?: WorkerOptions) {
    super(trusted(url.href), options);
  }
}

function trusted(url: string): string {
  const factory = 'trustedTypes' in window ? asFactory(window.trustedTypes) : undefined;
  if (!factory) return url;
  policy ??= factory.createPolicy('livery-worker', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      if (origin !== location.origin || !pathname.startsWith('/assets/'))
        throw new TypeError(`"${address}" is not among our workers.`);
      return address;
    },
  });
  return policy.createScriptURL(url);
}

function asFactory(value: unknown): PolicyFactory | undefined {
  // A parser of the browser's own object, which TypeScript does not describe yet.
  return typeof value === 'object' && value !== null && 'createPolicy' in value ? (value as PolicyFactory) : undefined;
}
