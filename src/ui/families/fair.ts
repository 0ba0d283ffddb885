// A painted fair: a canopy, enamel discs, a flower and truck borders.
export { FringeSlide as banner } from '../shell/banner/fringe-slide.tsx';
export { DiscNav as categoryNav } from '../shell/category-nav/disc-nav.tsx';
export { CanopyHeader as header } from '../shell/header/canopy-header.tsx';
export { FlowerBar as tabBar } from '../shell/tab-bar/flower-bar.tsx';
export { LatticeBackdrop as backdrop } from '../shell/backdrop/lattice-backdrop.tsx';
export { stampTile as tile } from '../shell/tile/stamp-tile.ts';
export { CanopyTitleBar as titleBar } from '../shell/title-bar/canopy-title-bar.tsx';
