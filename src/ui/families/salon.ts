// A private house: rules, words, a diamond and a mat.
export { MatSlide as banner } from '../shell/banner/mat-slide.tsx';
export { TextNav as categoryNav } from '../shell/category-nav/text-nav.tsx';
export { RuleHeader as header } from '../shell/header/rule-header.tsx';
export { RuleBar as tabBar } from '../shell/tab-bar/rule-bar.tsx';
export { FansBackdrop as backdrop } from '../shell/backdrop/fans-backdrop.tsx';
export { matTile as tile } from '../shell/tile/mat-tile.ts';
export { RuleTitleBar as titleBar } from '../shell/title-bar/rule-title-bar.tsx';
