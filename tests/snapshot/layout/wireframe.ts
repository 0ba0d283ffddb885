import type { Page } from '@playwright/test';

/**
 * The part of an open page that lies between its bars, with nothing in it that would tell a brand but how it is laid out: no
 * letters, no icons in the colour of letters, no pictures, no pattern behind it.
 */
export async function wireframe(page: Page): Promise<Buffer> {
  const clip = await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    const main = document.querySelector('main');
    const top = Math.max(0, main?.getBoundingClientRect().top ?? 0);
    const below = main?.nextElementSibling?.getBoundingClientRect();
    const bottom = below === undefined || below.height === 0 ? innerHeight : below.top;
    return { x: 0, y: top, width: innerWidth, height: Math.max(1, bottom - top) };
  }, hidden);
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
}

const hidden = `
  *, *::before, *::after {
    color: transparent !important;
    -webkit-text-fill-color: transparent !important;
    text-shadow: none !important;
    text-decoration-color: transparent !important;
    transition: none !important;
  }
  img { visibility: hidden !important; }
  :has(> main) > :not(main) { visibility: hidden !important; }
  :has(> main) > :not(main) *, header:has(h1), header:has(h1) * { visibility: hidden !important; }
`;
