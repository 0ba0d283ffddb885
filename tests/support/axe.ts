import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what the makers of axe hold for good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Finds what a fixed bar covers at the moment too, which a scroll may bring out from under it. */
const targetSize = 'target-size';
/** What is asked of a page as a whole, and of none whose rest is inert behind a modal window: axe itself sees that most times. */
const ofWholePages = ['landmark-one-main', 'page-has-heading-one'];

/**
 * Everything that axe finds wrong on the page as it stands, one line for each element; `where` opens each line. `rules`
 * narrows the search. A target counts as too small only where it still is once it is scrolled to the middle.
 */
export async function findViolations(page: Page, where: string, rules?: string[]): Promise<string[]> {
  await page.evaluate(settle);
  const { violations } = await (rules ? axeFor(page).withRules(rules) : axeFor(page).withTags(tags)).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    if (ofWholePages.includes(id) && (await page.locator('dialog:modal, [role=dialog]').first().isVisible())) continue;
    for (const { target, html, any, all, none } of nodes) {
      const selector = target.join(' ');
      if (id === targetSize && !(await isSmallInTheMiddle(page, selector))) continue;
      const reasons = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      found.push(`${where}: ${id} at ${selector} (${reasons}) ${html.slice(0, 160)}`);
    }
  }
  return found;
}

function axeFor(page: Page): AxeBuilder {
  // Our pages have no frames, so that the quick mode sees all of them.
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
}

async function isSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await axeFor(page).include(selector).withRules(targetSize).analyze();
  return violations.length > 0;
}

// What moves in counts from where it comes to rest, and is put there; what runs along or turns for ever does not.
async function settle(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 2000);
  for (const animation of moving) animation.finish();
  await Promise.allSettled([document.fonts.ready, ...moving.map(({ finished }) => finished)]);
}
