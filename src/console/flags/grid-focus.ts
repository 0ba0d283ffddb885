// Why this is no library's: decision 55.
const keys: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [10, 0],
  PageUp: [-10, 0],
};

/** Puts the focus on a cell, the nearest there is. */
export function focusCell(grid: HTMLElement, row: number, column: number): void {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-row]')];
  const cells = cellsOf(rows[Math.min(Math.max(row, 0), rows.length - 1)]);
  const cell = cells.findLast((one) => Number(one.dataset['column']) <= column) ?? cells[0];
  cell?.focus();
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Moves the focus inside of the grid by a key. Answers whether the key moved anything. */
export function moveFocus(grid: HTMLElement, from: HTMLElement, key: string): boolean {
  const row = from.closest<HTMLElement>('[data-row]');
  if (!row || from.dataset['column'] === undefined) return false;
  const cells = cellsOf(row);
  if (key === 'Home' || key === 'End') {
    (key === 'Home' ? cells[0] : cells.at(-1))?.focus();
    return true;
  }
  const step = keys[key];
  if (!step) return false;
  const [rows, columns] = step;
  if (columns !== 0) {
    const forward = getComputedStyle(grid).direction === 'rtl' ? -columns : columns;
    const next = cells[cells.indexOf(from) + forward];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else focusCell(grid, Number(row.dataset['row']) + rows, Number(from.dataset['column']));
  return true;
}

/** What of a row can have the focus and is on the screen. */
function cellsOf(row: HTMLElement | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].filter((cell) => cell.offsetParent !== null);
}
