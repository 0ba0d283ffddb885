import type { ShownCard } from '../report-data.ts';

/** A line of the list of cards: the title of a group, or a card of it. */
export type Row =
  | { readonly kind: 'title'; readonly title: string; readonly top: number }
  | { readonly kind: 'card'; readonly card: ShownCard; readonly place: number; readonly top: number };

/** Heights in CSS pixels, as `page.css` has them. */
export const rowHeights = { title: 31, card: 50 } as const;

/** The lines of the list, grouped by title in the order of their first card, and how high all of them are. */
export function rowsOf(
  cards: readonly ShownCard[],
  titleOf: (card: ShownCard) => string,
): { readonly rows: readonly Row[]; readonly height: number } {
  const rows: Row[] = [];
  let [top, place] = [0, 0];
  for (const [title, group] of Map.groupBy(cards, titleOf)) {
    rows.push({ kind: 'title', title, top });
    top += rowHeights.title;
    for (const card of group) {
      rows.push({ kind: 'card', card, place: (place += 1), top });
      top += rowHeights.card;
    }
  }
  return { rows, height: top };
}

/** Lines that a view shows, with some more above and below; only these are drawn, however many there are. */
export function rowsInView(
  rows: readonly Row[],
  view: { readonly top: number; readonly height: number },
): readonly Row[] {
  const spare = rowHeights.card * 6;
  const [from, to] = [view.top - spare, view.top + view.height + spare];
  return rows.slice(firstFrom(rows, from), firstFrom(rows, to));
}

/** Position of the first line that ends below a height, by halving. */
function firstFrom(rows: readonly Row[], height: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = rows[middle];
    if (row && row.top + rowHeights[row.kind] <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}
