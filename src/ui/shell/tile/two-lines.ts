/**
 * Two lines for the name on a tile below a width, where large text or a narrow phone has no room for one. Every tile keeps
 * both, since the rows of a wall are alike.
 */
export function twoLines(width: string): string {
  return `@container (width < ${width}) { box-sizing: content-box; block-size: 2lh; font-size: min(0.9375rem, 15cqi); overflow-wrap: break-word; white-space: normal; }`;
}
