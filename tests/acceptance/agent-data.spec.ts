import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const agentHome = '/m/agent/home';
const agent = { userName: 'octavian', type: 41 };
const main = (page: Page) => page.getByRole('main');
const counter = (page: Page, label: string) =>
  main(page).locator('dl > div').filter({ hasText: label }).getByRole('definition');
const notices = (page: Page) =>
  main(page)
    .getByRole('navigation', { name: 'Agent footer' })
    .getByRole('link', { name: /Announcements/ });
const labels = ['Logged-in members', 'Betting players', 'Registered persons', 'Online users'];

test.describe('data of an agent', () => {
  test('come from wallet, team and announcements by their own keys; without them they are 0 @G-289', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    const footer = {
      ...{ teamLoginMemberCount: 11, teamBetMemberCount: 12 },
      ...{ teamRegisterMemberCount: 13, teamOnlineCount: 14 },
    };
    const answers = {
      wallet: { sumBalance: '812.50' },
      teamKpi: { footer },
      announcements: { footer: { unreadCount: 7 } },
    };
    await platform.given(site, { answers });
    await signIn(page, site, agent);
    await page.goto(site.url(agentHome));
    await expect(main(page).getByText('£812.50', { exact: true })).toBeVisible();
    for (const [place, label] of labels.entries()) await expect(counter(page, label)).toHaveText(String(11 + place));
    await expect(notices(page)).toContainText('7');
    await platform.given(site, { answers: { wallet: {}, teamKpi: {}, announcements: {} } });
    await page.reload();
    await expect(main(page).getByText('£0.00', { exact: true })).toBeVisible();
    for (const label of labels) await expect(counter(page, label)).toHaveText('0');
    await expect(notices(page)).toHaveText(/^\D*$/);
  });

  test('announcements for agents are asked for with type A and the group m_home @G-324', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site, agent);
    await page.goto(site.url(agentHome));
    const asked = () => calls.of('announcements').filter(({ query }) => query.get('types') === 'A');
    await expect.poll(() => asked().length).toBe(1);
    expect(asked()[0]?.method).toBe('GET');
    expect(asked()[0]?.query.get('groupName')).toBe('m_home');
  });
});
