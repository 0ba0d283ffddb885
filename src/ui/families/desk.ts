// A sports desk: cells, capitals and pictures from edge to edge.
export { FlatSlide as banner } from '../shell/banner/flat-slide.tsx';
export { TabsNav as categoryNav } from '../shell/category-nav/tabs-nav.tsx';
export { BlockHeader as header } from '../shell/header/block-header.tsx';
export { CellsBar as tabBar } from '../shell/tab-bar/cells-bar.tsx';
export { ChalkBackdrop as backdrop } from '../shell/backdrop/chalk-backdrop.tsx';
export { barTile as tile } from '../shell/tile/bar-tile.ts';
export { SlimTitleBar as titleBar } from '../shell/title-bar/slim-title-bar.tsx';
