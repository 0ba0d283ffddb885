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

/** A host for rendering on the server: no storage, and every call is refused. */
export function serverHost(): Host {
  return { fetch: () => Promise.reject(new Error('The server renders without calling the platform.')) };
}

// Reading the property itself throws where storage is blocked.
function storageOf(read: () => Storage): Storage | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
