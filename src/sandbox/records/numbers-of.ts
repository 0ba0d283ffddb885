/**
 * Row ids of one player → their numbers in that player's record, from 1 for the oldest. Ids count what all players of all
 * merchants do, which is nobody's business.
 */
export function numbersOf(rows: readonly { readonly id: number }[]): ReadonlyMap<number, number> {
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other);
  return new Map(ids.map((id, index) => [id, index + 1]));
}
