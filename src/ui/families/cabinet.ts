// An arcade cabinet: a prompt, a rail, keycaps and cut corners.
export { ChamferSlide } from '../shell/banner/chamfer-slide.tsx';
export { RailNav } from '../shell/category-nav/rail-nav.tsx';
export { PromptHeader } from '../shell/header/prompt-header.tsx';
export { KeysBar } from '../shell/tab-bar/keys-bar.tsx';
export { DotsBackdrop } from '../shell/backdrop/dots-backdrop.tsx';
