/**
 * What a test has to do without in a run of the deletion check: `LIVERY_WITHOUT` is a table from row to subject, and a
 * test claims rows by its title. Nothing in any other run.
 */
export function subjectsOf(title: string): readonly string[] {
  const table = process.env['LIVERY_WITHOUT'];
  if (!table) return [];
  const byRow = JSON.parse(table) as Readonly<Record<string, string>>;
  const rows = [...title.matchAll(/@([AG]-\d{3}[a-z]?)\b/g)].map(([, id]) => id ?? '');
  return [...new Set(rows.flatMap((id) => byRow[id]?.split(' + ') ?? []))];
}
