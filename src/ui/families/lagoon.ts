// An evening lagoon: a greeting, bubbles, a pill and round cards.
export { SoftSlide as banner } from '../shell/banner/soft-slide.tsx';
export { BubbleNav as categoryNav } from '../shell/category-nav/bubble-nav.tsx';
export { GreetingHeader as header } from '../shell/header/greeting-header.tsx';
export { PillBar as tabBar } from '../shell/tab-bar/pill-bar.tsx';
export { WavesBackdrop as backdrop } from '../shell/backdrop/waves-backdrop.tsx';
export { circleTile as tile } from '../shell/tile/circle-tile.ts';
export { SlimTitleBar as titleBar } from '../shell/title-bar/slim-title-bar.tsx';
