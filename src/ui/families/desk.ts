// A sports desk: cells, capitals and pictures from edge to edge.
export { FlatSlide } from '../shell/banner/flat-slide.tsx';
export { TabsNav } from '../shell/category-nav/tabs-nav.tsx';
export { BlockHeader } from '../shell/header/block-header.tsx';
export { CellsBar } from '../shell/tab-bar/cells-bar.tsx';
export { ChalkBackdrop } from '../shell/backdrop/chalk-backdrop.tsx';
