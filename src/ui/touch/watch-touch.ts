/** Touch timing of the requirements (rows G-371…G-373). */
const holdMs = 370;
const pressInMs = 130;
const pressOutMs = 100;
/** A finger that moves further scrolls. */
const steadyPx = 10;

interface Press {
  readonly tile: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly timers: readonly number[];
}

let isWatching = false;
let press: Press | undefined;
let wasHeld = false;

/**
 * Feels the presses on every tile of the page: it looks pressed after 130 ms and until 100 ms after the release, and
 * after 370 ms it hears `hold` instead of a tap. One set of listeners serves thousands of tiles.
 */
export function watchTouch(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('pointerdown', begin, { passive: true });
  document.addEventListener('pointermove', follow, { passive: true });
  document.addEventListener('pointerup', end, { passive: true });
  document.addEventListener('pointercancel', end, { passive: true });
  document.addEventListener('click', swallowAfterHold, { capture: true });
  document.addEventListener('contextmenu', keepMenuAway);
}

function begin({ target, isPrimary, button, clientX, clientY }: PointerEvent): void {
  wasHeld = false;
  const tile = isPrimary && button === 0 ? tileOf(target) : undefined;
  if (!tile) return;
  const timers = [
    window.setTimeout(() => tile.setAttribute('data-pressed', ''), pressInMs),
    window.setTimeout(() => {
      wasHeld = !tile.dispatchEvent(new CustomEvent('hold', { cancelable: true }));
    }, holdMs),
  ];
  press = { tile, x: clientX, y: clientY, timers };
}

function follow({ clientX, clientY }: PointerEvent): void {
  if (press && Math.hypot(clientX - press.x, clientY - press.y) > steadyPx) end();
}

function end(): void {
  if (!press) return;
  const { tile, timers } = press;
  press = undefined;
  for (const timer of timers) clearTimeout(timer);
  window.setTimeout(() => tile.removeAttribute('data-pressed'), pressOutMs);
}

function swallowAfterHold(event: MouseEvent): void {
  if (!wasHeld) return;
  wasHeld = false;
  event.preventDefault();
  event.stopPropagation();
}

function keepMenuAway(event: Event): void {
  if (press || wasHeld) event.preventDefault();
}

/** The tile under a finger, unless the finger is on its heart. */
function tileOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest('[aria-pressed]')) return undefined;
  const tile = target.closest('[data-tile]');
  return tile instanceof HTMLElement ? tile : undefined;
}
