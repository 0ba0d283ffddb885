import type { Locator, Page } from '@playwright/test';
import type { StateName } from '../screens.ts';

/** Gives the words of a key in the language of the page. */
export type TextOf = (key: string) => string;

/** Puts an open page into a state, the way a visitor does. @throws when it cannot be reached. */
export async function reachState(page: Page, state: StateName, textOf: TextOf): Promise<void> {
  await steps[state](page, textOf);
  await signOf(page, state).waitFor();
}

/** What an open page shows in a state, and only then. */
export function signOf(page: Page, state: StateName): Locator {
  return (state === 'refused' ? page.locator('main [aria-invalid=true]') : page.getByRole('dialog')).first();
}

const steps: Readonly<Record<StateName, (page: Page, textOf: TextOf) => Promise<void>>> = {
  menu: (page, textOf) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: textOf('app:menu'), exact: true })
      .click(),
  language: (page, textOf) => tapRow(page, textOf('language:title')),
  signOut: (page, textOf) => tapRow(page, textOf('session:signOut')),
  refused: (page) => page.locator('main form [type=submit]').first().click(),
};

function tapRow(page: Page, name: string): Promise<void> {
  return page.locator('main').getByRole('button', { name, exact: false }).first().click();
}
