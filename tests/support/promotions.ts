import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { TestSite } from './a-site.ts';
import type { Platform } from './platform.ts';

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Pictures that load, told apart by what stands behind the hash. */
export const picture = (name: string) =>
  `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#${name}`;

/** Two pictures whose order in the list is not their order on the page. */
export const images = [
  { sequence: 2, url: picture('second') },
  { sequence: 1, url: picture('first') },
];

/** Three promotions: with two pictures, with an end and a picture that is not there, and without an end. */
export const offers = [
  { type: 'PR', title: 'Welcome twice', content: '<p>Twice <b>over</b></p>', categories: [1], images },
  {
    type: 'PR',
    title: 'Slots on Sunday',
    content: '<p>Every reel</p>',
    categories: [3],
    startDate: '2024-03-09',
    endDate: '2039-12-31',
    images: [{ sequence: 1, url: '/art/banners/none.png' }],
  },
  {
    type: 'PR',
    title: 'For ever',
    content: '<p>No end</p>',
    categories: [1, 3],
    startDate: '2024-03-09',
    endDate: null,
  },
];

/** Opens the list of promotions with `offers` on it. */
export async function openOffers(page: Page, site: TestSite, platform: Platform): Promise<void> {
  await platform.given(site, { announcements: offers });
  await page.goto(site.url('/m/activity'));
  await expect(main(page).getByText('Welcome twice')).toBeVisible();
}
