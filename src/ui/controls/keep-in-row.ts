/**
 * Shows the whole of what is chosen in a row that scrolls sideways, and again whenever the row or its letters change their
 * size. Scrolls the row only: `scrollIntoView` would move the page too. Returns what ends it.
 */
export function keepInRow(chosen: HTMLElement, row: HTMLElement | null = chosen.parentElement): () => void {
  if (row === null) return () => undefined;
  const show = () => {
    const { left, right } = chosen.getBoundingClientRect();
    const edges = row.getBoundingClientRect();
    const past = Math.max(0, right - edges.right) || Math.min(0, left - edges.left);
    row.scrollLeft += past + Math.sign(past) * Number.parseFloat(getComputedStyle(row).paddingInlineStart);
  };
  const sizes = new ResizeObserver(show);
  sizes.observe(row);
  sizes.observe(chosen);
  // Letters that come late make those before it wider.
  document.fonts.addEventListener('loadingdone', show);
  return () => {
    sizes.disconnect();
    document.fonts.removeEventListener('loadingdone', show);
  };
}
