/** A copy of a list by the place of each item; those without one (-1) stay in their order at the end. */
export function sortBy<T>(items: readonly T[], placeOf: (item: T) => number): readonly T[] {
  const rank = (item: T) => placeOf(item) + 1 || 1e6;
  return items.toSorted((left, right) => rank(left) - rank(right));
}
