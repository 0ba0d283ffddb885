// A poster shop: a huge wordmark and blocks of colour.
export { BlockSlide as banner } from '../shell/banner/block-slide.tsx';
export { BentoNav as categoryNav } from '../shell/category-nav/bento-nav.tsx';
export { WordmarkHeader as header } from '../shell/header/wordmark-header.tsx';
export { BlockBar as tabBar } from '../shell/tab-bar/block-bar.tsx';
export { BareBackdrop as backdrop } from '../shell/backdrop/bare-backdrop.tsx';
export { posterTile as tile } from '../shell/tile/poster-tile.ts';
export { PosterTitleBar as titleBar } from '../shell/title-bar/poster-title-bar.tsx';
