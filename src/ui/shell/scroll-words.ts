const pixelsPerSecond = 45;
/** The first notice can be read before it sets off. */
const restMs = 2500;

/** How words run through their line. */
export interface Course {
  readonly framesPerSecond: number;
  /** It stands in its place at first instead of coming in from the end. */
  readonly isFirst: boolean;
  /** No other waits for the line: one that fits stays. */
  readonly isOnly: boolean;
  /** The words have left the line. */
  readonly next: () => void;
  readonly until: AbortSignal;
}

/** Moves words through their line once, in as many steps a second as asked for (row G-178); not where motion is unwanted. */
export function scrollWords(place: HTMLElement, { framesPerSecond, isFirst, isOnly, next, until }: Course): void {
  const room = place.parentElement?.clientWidth ?? 0;
  const length = place.offsetWidth;
  if (until.aborted || room === 0 || (isOnly && length <= room)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const forward = getComputedStyle(place).direction === 'rtl' ? 1 : -1;
  const from = isFirst ? 0 : room;
  const duration = ((from + length) / pixelsPerSecond) * 1000;
  const moved = (pixels: number) => ({ transform: `translateX(${forward * pixels}px)` });
  const motion = place.animate([moved(-from), moved(length)], {
    duration,
    delay: isFirst ? restMs : 0,
    easing: `steps(${Math.max(1, Math.round((duration / 1000) * framesPerSecond))})`,
    fill: 'both',
  });
  motion.addEventListener('finish', next);
  until.addEventListener('abort', () => motion.cancel());
}
