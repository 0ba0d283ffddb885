/** Runs one task per key at a time, in the order in which they came. */
export type KeyedQueue = <T>(key: string, task: () => Promise<T>) => Promise<T>;

/** Makes a queue; a task that fails does not stop the next. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const result = (tails.get(key) ?? Promise.resolve()).then(task, task);
    const tail = result.catch(() => {});
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    return result;
  };
}
