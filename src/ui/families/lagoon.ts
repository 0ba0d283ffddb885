// An evening lagoon: a greeting, bubbles, a pill and round cards.
export { SoftSlide } from '../shell/banner/soft-slide.tsx';
export { BubbleNav } from '../shell/category-nav/bubble-nav.tsx';
export { GreetingHeader } from '../shell/header/greeting-header.tsx';
export { PillBar } from '../shell/tab-bar/pill-bar.tsx';
export { WavesBackdrop } from '../shell/backdrop/waves-backdrop.tsx';
