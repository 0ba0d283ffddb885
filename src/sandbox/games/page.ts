/** One page of a list. Page and size that make no sense are put right. */
export function pageOf<T>(items: readonly T[], page: string | undefined, size: string | undefined) {
  const pageSize = Math.min(Math.max(Math.trunc(Number(size ?? 36)) || 36, 1), 100);
  const totalPages = Math.max(Math.ceil(items.length / pageSize), 1);
  const pageNum = Math.max(Math.trunc(Number(page ?? 1)) || 1, 1);
  return {
    items: items.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    paging: { pageNum, totalPages, totalCount: items.length, pageSize },
  };
}
