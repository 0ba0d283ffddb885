/** One page of a list. Page and size that make no sense are put right. */
export function pageOf<T>(items: readonly T[], page: string | undefined, size: string | undefined) {
  const { pageNum, pageSize } = placeOf(page, size);
  const totalPages = Math.max(Math.ceil(items.length / pageSize), 1);
  return {
    items: items.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    paging: { pageNum, totalPages, totalCount: items.length, pageSize },
  };
}

/** What a query takes of a list of so many, and how many pages there are; 20 lines a page unless the call says so. */
export function pageAsked({ page, pageSize: size = '20' }: Readonly<Record<string, string>>, count: number) {
  const { pageNum, pageSize } = placeOf(page, size);
  return { size: pageSize, skip: (pageNum - 1) * pageSize, totalPages: Math.max(Math.ceil(count / pageSize), 1) };
}

function placeOf(page: string | undefined, size: string | undefined) {
  const pageSize = Math.min(Math.max(Math.trunc(Number(size ?? 36)) || 36, 1), 100);
  // A page beyond every list is empty, and a number that a database takes.
  const pageNum = Math.min(Math.max(Math.trunc(Number(page ?? 1)) || 1, 1), 1_000_000);
  return { pageNum, pageSize };
}
