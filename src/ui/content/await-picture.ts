/** Seconds before each try. */
const pauses: readonly number[] = [2, 4, 8, 16, 32];

export interface AwaitedPicture {
  /** Where it will be seen. */
  readonly frame: Element;
  readonly until: AbortSignal;
  onThere(): void;
}

/**
 * Asks for a picture that could not be had again, in longer and longer steps and only while its place is in sight; after
 * the last step it is left alone. Until it is there its frame names it in `data-late`.
 */
export function awaitPicture(src: string, { frame, until, onThere }: AwaitedPicture): void {
  frame.setAttribute('data-late', src);
  until.addEventListener('abort', () => frame.removeAttribute('data-late'), { once: true });
  const waitFor = (turn: number) => {
    const pause = pauses[turn];
    if (pause === undefined || until.aborted) return;
    const timer = setTimeout(() => (isInSight(frame) ? ask(turn) : waitFor(turn)), pause * 1000);
    until.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  const ask = (turn: number) => {
    const image = new Image();
    image.addEventListener('load', () => (until.aborted ? undefined : onThere()));
    image.addEventListener('error', () => waitFor(turn + 1));
    image.src = src;
  };
  waitFor(0);
}

function isInSight(frame: Element): boolean {
  const { top, bottom, left, right } = frame.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
