// A painted fair: a canopy, enamel discs, a flower and truck borders.
export { FringeSlide } from '../shell/banner/fringe-slide.tsx';
export { DiscNav } from '../shell/category-nav/disc-nav.tsx';
export { CanopyHeader } from '../shell/header/canopy-header.tsx';
export { FlowerBar } from '../shell/tab-bar/flower-bar.tsx';
export { LatticeBackdrop } from '../shell/backdrop/lattice-backdrop.tsx';
