// Everything of the lobby in one chunk: its sections are drawn together, so one request brings them all.
export { Banners } from './parts/banners.tsx';
export { Categories } from './parts/categories.tsx';
export { Games } from './parts/games.tsx';
export { NoticePopup } from './parts/notice-popup.tsx';
export { Ticker } from './parts/ticker.tsx';
export { HomeScreen } from './screens/home-screen.tsx';
