import type { Page } from '@playwright/test';

/** A pixel or two of a stroke's soft edge. */
const LEEWAY = 2.5;

/** Urdu words whose strokes reach over what shows them: over the edge of a coloured plate, of a box that clips, or of the window. */
export async function findCutStrokes(page: Page, where: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return (await page.evaluate(cutStrokes, LEEWAY)).map((stroke) => `${where}: ${stroke}`);
}

/** Runs in the page. */
function cutStrokes(leeway: number): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.textContent ?? ''];
    if (!pen || !element || !/\p{Script=Arabic}/u.test(text) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last || last.bottom < 0 || first.top > innerHeight) continue;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    pen.direction = 'rtl';
    const ink = pen.measureText(text);
    const top = first.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent;
    const bottom = last.top + ink.fontBoundingBoxAscent + ink.actualBoundingBoxDescent;
    const { top: least, bottom: most } = edgesAround(element);
    const over = Math.max(least - top, bottom - most);
    if (over > leeway) found.add(`${Math.round(over)} px of "${text.trim().slice(0, 40)}"`);
  }
  return [...found];

  function isSeen(element: Element): boolean {
    const isForReaders = getComputedStyle(element).clipPath !== 'none';
    return !isForReaders && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  }

  function edgesAround(element: Element): { readonly top: number; readonly bottom: number } {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { backgroundColor, overflowY } = getComputedStyle(box);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || overflowY !== 'visible') {
        const { top, bottom } = box.getBoundingClientRect();
        return { top: Math.max(0, top), bottom };
      }
    }
    return { top: 0, bottom: Number.POSITIVE_INFINITY };
  }
}
