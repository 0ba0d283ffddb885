/** Remembers costly results by the hash of their input, so that a change compiles only what it touches. */
export interface CompileCache {
  remember<T>(input: string, make: () => Promise<T> | T): Promise<T>;
}

/** Makes a cache of at most `limit` results; a failed one is not kept. */
export function createCompileCache(limit = 500): CompileCache {
  const results = new Map<string, Promise<unknown>>();
  return {
    remember: <T>(input: string, make: () => Promise<T> | T) => {
      const known = results.get(input) as Promise<T> | undefined;
      if (known) {
        results.delete(input);
        results.set(input, known);
        return known;
      }
      const result = Promise.resolve(make());
      results.set(input, result);
      const oldest = results.size > limit ? results.keys().next().value : undefined;
      if (oldest !== undefined) results.delete(oldest);
      result.catch(() => results.delete(input));
      return result;
    },
  };
}
