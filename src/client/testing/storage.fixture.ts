/** The browser's `Storage`, in memory. */
export function memoryStorage(seed: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(seed));
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => {
      kept.delete(key);
    },
    setItem: (key, value) => {
      kept.set(key, value);
    },
  };
}
