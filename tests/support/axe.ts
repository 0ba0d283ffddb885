import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what the makers of axe hold for good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Everything that axe finds wrong on the page as it stands, one line for each element; `where` opens each line. `rules`
 * narrows the search.
 */
export async function findViolations(page: Page, where: string, rules?: string[]): Promise<string[]> {
  await page.evaluate(settle);
  // Our pages have no frames, so that the quick mode sees all of them.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `${where}: ${id} at ${target.join(' ')} (${reasons}) ${html.slice(0, 160)}`;
    }),
  );
}

// What moves in counts from where it comes to rest; what runs along or turns for ever does not.
async function settle(): Promise<void> {
  const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 2000);
  await Promise.allSettled([document.fonts.ready, ...moving.map(({ finished }) => finished)]);
}
