// A private house: rules, words, a diamond and a mat.
export { MatSlide } from '../shell/banner/mat-slide.tsx';
export { TextNav } from '../shell/category-nav/text-nav.tsx';
export { RuleHeader } from '../shell/header/rule-header.tsx';
export { RuleBar } from '../shell/tab-bar/rule-bar.tsx';
export { FansBackdrop } from '../shell/backdrop/fans-backdrop.tsx';
