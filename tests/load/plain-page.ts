import type { Page } from '@playwright/test';

/** Where a page has a long list, by selectors: what keeps room for it, the list in that, and a line. */
export interface DrawnList {
  readonly wall: string;
  readonly list: string;
  readonly line: string;
  /** How many lines the plain page has. */
  readonly count: number;
}

/** The page as it stands without a script: all lines of the list are in it, those again and again that are drawn. */
export function plainPage(page: Page, drawn: DrawnList): Promise<string> {
  return page.evaluate(({ wall, list, line, count }) => {
    const css = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const room = document.querySelector<HTMLElement>(wall);
    const holder = room?.querySelector(list);
    const lines = [...(room?.querySelectorAll(line) ?? [])].map(({ outerHTML }) => outerHTML);
    if (!room || !holder || lines.length === 0) throw new Error('The list has no lines.');
    room.removeAttribute('style');
    holder.innerHTML = Array.from({ length: count }, (_, place) => lines[place % lines.length]).join('');
    for (const node of document.querySelectorAll('script, style, link')) node.remove();
    const style = document.createElement('style');
    style.textContent = css.join('\n');
    document.head.append(style);
    return `<!doctype html>${document.documentElement.outerHTML}`;
  }, drawn);
}
