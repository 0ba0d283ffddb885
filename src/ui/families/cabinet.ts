// An arcade cabinet: a prompt, a rail, keycaps and cut corners.
export { ChamferSlide as banner } from '../shell/banner/chamfer-slide.tsx';
export { RailNav as categoryNav } from '../shell/category-nav/rail-nav.tsx';
export { PromptHeader as header } from '../shell/header/prompt-header.tsx';
export { KeysBar as tabBar } from '../shell/tab-bar/keys-bar.tsx';
export { DotsBackdrop as backdrop } from '../shell/backdrop/dots-backdrop.tsx';
export { cartridgeTile as tile } from '../shell/tile/cartridge-tile.ts';
export { SlimTitleBar as titleBar } from '../shell/title-bar/slim-title-bar.tsx';
