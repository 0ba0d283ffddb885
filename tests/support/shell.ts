import { expect, type Locator, type Page } from '@playwright/test';

/** The top bar of the shell: outside the screen, which may have a title bar of its own. */
export const topBar = (page: Page): Locator => page.locator('header').and(page.locator(':not(main header)'));

/** The shell's bottom navigation. */
export const bottomBar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main navigation' });

/** The side menu while it is open. */
export const sideMenu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

/** Opens the side menu from the header's toggle. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await sideMenu(page).waitFor();
  return sideMenu(page);
}

/** Goes to an in-site path as a link of the app does: a new entry in the history of the same page. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const idx = Number(Reflect.get(history.state ?? {}, 'idx')) + 1;
    const state = { usr: null, key: `walk${idx}`, idx };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** Walks to a page and waits until its screen is there. */
export async function visit(page: Page, path: string): Promise<void> {
  await walkTo(page, path);
  await expect(page.locator('main > :not([aria-busy])'), path).not.toHaveCount(0);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
}
