/** Pixels of a merchant's popup size that make one rem of the design. */
const PX_PER_REM = 100;

/** The design's rem: its root is 100 px, while ours is a browser's 16 px, so that text size and zoom stay the visitor's. */
const DESIGN_REM = '6.25rem';

/**
 * A popup size given in px, as a CSS length: divided by 100 to rem of the design (rows A-383, G-205). 600 is 6 rem there,
 * which is 600 px on the screen of a visitor who has changed neither text size nor zoom.
 */
export function popupSize(px: number): string {
  return `calc(${px / PX_PER_REM} * ${DESIGN_REM})`;
}
