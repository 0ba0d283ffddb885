import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

export interface CarouselTiming {
  readonly delay: number;
  readonly speed: number;
}

/**
 * Lets Swiper drive the list in CSS mode: the browser keeps scrolling and snapping by itself, Swiper adds autoplay and
 * wraps from the last banner to the first (rows G-105…G-107). Gives the way to let go.
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
  const swiper = new Swiper(frame, {
    modules: [Autoplay],
    cssMode: true,
    speed,
    rewind: true,
    autoplay: { delay, disableOnInteraction: false, pauseOnMouseEnter: true },
  });
  return () => {
    swiper.destroy(true, true);
    for (const [element, name] of marks) element.classList.remove(name);
  };
}
