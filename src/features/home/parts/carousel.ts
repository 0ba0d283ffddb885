import Swiper from 'swiper';
import { glide } from './glide.ts';

export interface CarouselTiming {
  readonly delay: number;
  readonly speed: number;
}

/**
 * Lets Swiper drive the list in CSS mode: the browser keeps scrolling and snapping by itself, Swiper knows the banners.
 * The next one comes after each delay and the first follows the last (rows G-105…G-107), but not while the player
 * touches, points or tabs into them, nor in a tab that nobody sees. Gives the way to let go.
 */
export function runCarousel(list: HTMLElement, { delay, speed }: CarouselTiming): () => void {
  const frame = list.parentElement;
  if (!frame || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const slides = Array.from(list.children);
  const marks = [
    [frame, 'swiper'],
    [list, 'swiper-wrapper'],
    ...slides.map((slide) => [slide, 'swiper-slide'] as const),
  ] as const;
  for (const [element, name] of marks) element.classList.add(name);
  const swiper = new Swiper(frame, { cssMode: true, speed, rewind: true });
  const released = new AbortController();
  // In CSS mode Swiper leaves the time of a move to the browser; the merchant's own is kept here (row G-106).
  list.scrollTo = (to?: ScrollToOptions | number) =>
    glide(list, typeof to === 'object' ? (to.left ?? 0) : (to ?? 0), { ms: speed, until: released.signal });
  takeTurns(list, delay, () => swiper.slideNext(speed), released.signal);
  return () => {
    released.abort();
    Reflect.deleteProperty(list, 'scrollTo');
    swiper.destroy(true, true);
    for (const [element, name] of marks) element.classList.remove(name);
  };
}

function takeTurns(list: HTMLElement, delay: number, next: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout>;
  let isHeld = false;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isHeld && !document.hidden) next();
      wait();
    }, delay);
  };
  const hold = (held: boolean) => () => {
    isHeld = held;
    wait();
  };
  for (const name of ['pointerenter', 'focusin']) list.addEventListener(name, hold(true), { signal });
  for (const name of ['pointerleave', 'focusout']) list.addEventListener(name, hold(false), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
}
