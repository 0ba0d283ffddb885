import { type TrustFactory, trustFactory } from './trust-factory.ts';

let policy: ReturnType<TrustFactory['createPolicy']> | undefined;

/** A worker whose script is one of this site's own assets: the page's policy lets in no other. */
export class TrustedWorker extends Worker {
  constructor(url: URL, options?: WorkerOptions) {
    super(trusted(url.href), options);
  }
}

function trusted(url: string): string {
  const factory = trustFactory();
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
