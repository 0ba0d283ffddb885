import { createGlobalStyle } from 'styled-components';

export const motions = {
  fadeIn: 'from { opacity: 0; }',
  fadeOut: 'to { opacity: 0; }',
  appear: 'from { visibility: hidden; }',
  dialogIn: 'from { opacity: 0; transform: translateY(12px) scale(0.98); }',
  dialogOut: 'to { opacity: 0; transform: translateY(12px) scale(0.98); }',
  sheetIn: 'from { transform: translateY(100%); }',
  sheetOut: 'to { transform: translateY(100%); }',
  slideInLeft: 'from { transform: translateX(-100%); }',
  slideInRight: 'from { transform: translateX(100%); }',
  slideOutLeft: 'to { transform: translateX(-100%); }',
  slideOutRight: 'to { transform: translateX(100%); }',
  drop: 'from { opacity: 0; transform: translateY(-16px); }',
  turn: 'to { transform: rotate(1turn); }',
  breathe: '50% { opacity: 0.45; }',
  blink: '50% { opacity: 0.35; }',
  fall: 'from { transform: translateY(-60px) rotate(-8deg); } to { transform: translateY(300px) rotate(10deg); }',
};

/**
 * The keyframes of every motion, which the server draws into each page: a browser that meets new keyframes later computes the
 * style of every element of the page again.
 */
export const MotionStyle = createGlobalStyle`${Object.entries(motions)
  .map(([name, frames]) => `@keyframes livery-${name} { ${frames} }`)
  .join('\n')}`;
