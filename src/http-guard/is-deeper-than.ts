/** Whether values of a document lie in one another deeper than that: what lies thousands deep, no program writes out again. */
export function isDeeperThan(most: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isDeeperThan(most - 1, inner));
}
