/** Makes a value once and gives it again while its name stays the same; what failed is tried anew. */
export function keepByName<T>(name: () => Promise<string>, make: () => Promise<T>): () => Promise<T> {
  const kept: { name?: string; value?: Promise<T> } = {};
  return async () => {
    const current = await name();
    if (kept.value === undefined || kept.name !== current) {
      kept.name = current;
      kept.value = make();
      kept.value.catch(() => delete kept.value);
    }
    return kept.value;
  };
}
