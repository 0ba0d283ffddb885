// Everything of the lobby in one chunk: its sections are drawn together, so one request brings them all.
export { Banners } from './banners.tsx';
export { Categories } from './categories.tsx';
export { Games } from './games.tsx';
export { NoticePopup } from './notice-popup.tsx';
export { Ticker } from './ticker.tsx';
export { HomeScreen } from '../screens/home-screen.tsx';
