/** What the runtime needs of the machine it runs on. A server has no window and no storage. */
export interface Host {
  readonly window?: Window & typeof globalThis;
  readonly fetch: typeof fetch;
  readonly local?: Storage;
  readonly session?: Storage;
}

/** The real browser. Storage that the browser refuses is left out. */
export function browserHost(): Host {
  const local = storageOf(() => window.localStorage);
  const session = storageOf(() => window.sessionStorage);
  return {
    window,
    fetch: (input, init) => window.fetch(input, init),
    ...(local ? { local } : {}),
    ...(session ? { session } : {}),
  };
}

/** A host for rendering on the server: no window and no storage; calls go where the server sends a guest's. */
export function serverHost(fetch?: Host['fetch']): Host {
  return { fetch: fetch ?? (() => Promise.reject(new Error('This page is drawn without calling the platform.'))) };
}

// Reading the property itself throws where storage is blocked.
function storageOf(read: () => Storage): Storage | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
