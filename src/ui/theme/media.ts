const widths = { phone: '360px', tablet: '600px', desktop: '1024px' } as const;

/** Mobile first: `${above('tablet')} { … }`. The phone step separates 320-wide screens from the rest. */
export function above(size: keyof typeof widths): string {
  return `@media (min-width: ${widths[size]})`;
}

/** Width of the phone column that every page is drawn in. */
export const COLUMN_WIDTH = '480px';

/** A window with room for one panel beside the column; a phone on its side has none to spare. */
export const besideOne = '(min-width: 800px) and (max-width: 1023.9px) and (min-height: 500px)';

/** Players who asked their system for less motion. */
export const calm = '@media (prefers-reduced-motion: reduce)';

/** A phone on its side: too low for bars that stay. */
export const low = '@media (orientation: landscape) and (max-height: 480px)';

/** Text so large, or a phone so narrow, that bars need more than one line: below a part with `container-type: inline-size`. */
export const largeText = '@container (width<17rem)';
