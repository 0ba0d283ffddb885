/** The part of the Trusted Types interface that we use; browsers without it take plain addresses. */
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const allowed: readonly string[] = ['/sw.js'];

/** The worker's address, trusted by our one named policy: script addresses come from a fixed list. */
export function workerUrl(): string {
  const factory = 'trustedTypes' in window ? asFactory(window.trustedTypes) : undefined;
  if (!factory) return '/sw.js';
  const policy = factory.createPolicy('livery', {
    createScriptURL(url) {
      if (!allowed.includes(url)) throw new TypeError(`"${url}" is not among our scripts.`);
      return url;
    },
  });
  return policy.createScriptURL('/sw.js');
}

function asFactory(value: unknown): PolicyFactory | undefined {
  // A parser of the browser's own object, which TypeScript does not describe yet.
  return typeof value === 'object' && value !== null && 'createPolicy' in value ? (value as PolicyFactory) : undefined;
}
