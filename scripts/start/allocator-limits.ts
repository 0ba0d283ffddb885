/**
 * How glibc's allocator gives back what threads have freed: two arenas, and nothing above 128 KB within them. Without it
 * service and sandbox keep some 450 MB that nobody uses.
 */
export const allocatorLimits = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/**
 * Lets this program begin anew in its own place with these settings, which are read as a process begins. Does nothing where
 * somebody has set one, and on systems with another allocator.
 */
export function restartWithinLimits(): void {
  const isSet = Object.keys(allocatorLimits).some((name) => process.env[name] !== undefined);
  if (isSet || process.platform !== 'linux' || process.execve === undefined) return;
  const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, words, { ...process.env, ...allocatorLimits });
}
