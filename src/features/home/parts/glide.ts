export interface GlideOptions {
  readonly ms: number;
  readonly until: AbortSignal;
}

/** Scrolls a list sideways to a place in a given time. A finger on it, or the end of the carousel, stops the glide where it is. */
export function glide(list: HTMLElement, left: number, { ms, until }: GlideOptions): void {
  const from = list.scrollLeft;
  const start = performance.now();
  const over = new AbortController();
  const end = () => {
    over.abort();
    list.style.scrollSnapType = '';
  };
  const move = () => {
    if (over.signal.aborted) return;
    const share = ms > 0 ? Math.min((performance.now() - start) / ms, 1) : 1;
    list.scrollLeft = from + (left - from) * (0.5 - Math.cos(share * Math.PI) / 2);
    if (share < 1) requestAnimationFrame(move);
    else end();
  };
  // Snapping would pull every step back to where it came from.
  list.style.scrollSnapType = 'none';
  for (const name of ['pointerdown', 'wheel']) list.addEventListener(name, end, { signal: over.signal, passive: true });
  until.addEventListener('abort', end, { signal: over.signal });
  move();
}
