const MOST = 500;

/** How many lines a question asks for (`?limit=`): 1 to 500. */
export function limitOf(query: Readonly<Record<string, unknown>>, usual: number): number {
  const asked = Number(query['limit']);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, MOST) : usual;
}
