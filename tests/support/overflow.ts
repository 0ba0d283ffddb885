import type { Page } from '@playwright/test';

/** Text that leaves its place on the screen as it is: the page scrolls sideways, or words are cut off without a sign. */
export async function findOverflow(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate(overflowing);
  return found.map((text) => `${where}: ${text}`);
}

/** Runs in the page. */
function overflowing(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
  const scrolls = (element: Element | null): boolean => {
    for (let next = element; next && next !== document.body; next = next.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(next).overflowX)) return true;
    }
    return false;
  };
  const isAbridged = (element: Element | null): boolean => {
    for (let next = element, steps = 0; next && steps < 4; next = next.parentElement, steps += 1) {
      const { textOverflow, webkitLineClamp, overflow } = getComputedStyle(next);
      if (textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && overflow !== 'visible')) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    if (element.closest('script, style, [aria-hidden="true"], [inert]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // Words for screen readers only are one pixel wide.
    if (box.width < 2 || element.clientWidth === 1 || isAbridged(element) || scrolls(element)) continue;
    const name = `"${text.slice(0, 40)}"`;
    if (box.left < -1 || box.right > clientWidth + 1)
      found.push(`${name} ends at ${Math.round(box.right)} of ${clientWidth} px`);
    for (let place: Element | null = element; place && place !== document.body; place = place.parentElement) {
      const isControl = place.matches('button, a, [role="tab"], input, label, li, td, th');
      const cuts = getComputedStyle(place).overflowX !== 'visible';
      if (!isControl && !cuts) continue;
      const own = place.getBoundingClientRect();
      const over = Math.max(own.left - box.left, box.right - own.right);
      if (over > 1.5 && getComputedStyle(place).display !== 'inline') {
        found.push(`${name} leaves its ${place.tagName.toLowerCase()} by ${Math.round(over)} px`);
        break;
      }
    }
  }
  return [...new Set(found)];
}
