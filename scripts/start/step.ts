/** Runs one step of the start and prints its name and time; a step may say in a few words what it found. */
export async function step<T>(name: string, action: () => Promise<T> | T, note?: (result: T) => string): Promise<T> {
  const startedAt = performance.now();
  const result = await action();
  printStep(name, performance.now() - startedAt, note?.(result));
  return result;
}

/** Prints a finished step. */
export function printStep(name: string, milliseconds: number, note = ''): void {
  process.stdout.write(`  ${name.padEnd(26)} ${(milliseconds / 1000).toFixed(2).padStart(6)} s  ${note}\n`);
}
