/**
 * Lets nobody but this user read what the process writes. Every program that writes data calls it once, before anything
 * else: the mask belongs to the whole process, so that changing it for a while would reach whatever else is being written.
 */
export function writePrivately(): void {
  process.umask(0o077);
}
