// The sections that come after the page is alive, in one chunk: a lobby has one or two of them.
export { NewGameList } from './parts/new-game-list.tsx';
export { RailList } from './parts/rail-list.tsx';
export { TabList } from './parts/tab-list.tsx';
export { VendorList } from './parts/vendor-list.tsx';
