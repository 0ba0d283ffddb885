// A poster shop: a huge wordmark and blocks of colour.
export { BlockSlide } from '../shell/banner/block-slide.tsx';
export { BentoNav } from '../shell/category-nav/bento-nav.tsx';
export { WordmarkHeader } from '../shell/header/wordmark-header.tsx';
export { BlockBar } from '../shell/tab-bar/block-bar.tsx';
export { BareBackdrop } from '../shell/backdrop/bare-backdrop.tsx';
