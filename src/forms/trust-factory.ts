/** The part of the Trusted Types interface that we use. */
export interface TrustFactory {
  readonly defaultPolicy?: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The browser's maker of trusted addresses; nothing where the browser takes plain ones. */
export function trustFactory(): TrustFactory | undefined {
  return 'trustedTypes' in window ? asFactory(window.trustedTypes) : undefined;
}

function asFactory(value: unknown): TrustFactory | undefined {
  // A parser of the browser's own object, which TypeScript does not describe yet.
  return typeof value === 'object' && value !== null && 'createPolicy' in value ? (value as TrustFactory) : undefined;
}
