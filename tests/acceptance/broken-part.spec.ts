import { livery } from '../support/livery.ts';
import { bottomBar, topBar, walkTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('an answer of the platform that a part cannot draw', () => {
  test('takes the part away, or lets a screen try again, and never the shell; operators hear of it', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'karat' });
    const reports: { readonly part?: string; readonly page?: string }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/livery/report')) reports.push(request.postDataJSON());
    });
    const parts = () => reports.filter(({ part }) => part !== undefined);
    await platform.given(site, { answers: { announcements: { player: [null] }, help: [null] } });
    await page.goto(site.url('/m/home'));
    await expect(bottomBar(page)).toBeVisible();
    await expect(topBar(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect.poll(parts).toEqual([expect.objectContaining({ part: 'home.ticker', seq: 1 })]);
    await walkTo(page, '/m/help');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Help' }).first()).toBeVisible();
    await expect.poll(parts).toEqual([expect.anything(), expect.objectContaining({ part: 'help.screen', seq: 1 })]);
    const card = page.getByRole('main').getByRole('alert');
    await expect(card).toContainText(/Reference for support: [A-Z2-9]{6}/);
    const [reference = ''] = /[A-Z2-9]{6}$/.exec((await card.getByText('Reference').textContent()) ?? '') ?? [];
    const explanation = livery('why', reference);
    expect(explanation).toContain(`${reference}: a player of ${site.code} saw an error card on /m/help`);
    expect(explanation).toContain('help.screen: ');
    await platform.given(site, { answers: { help: null } });
    await retry.click();
    await expect(page.getByRole('main').getByText('Terms').first()).toBeVisible();
    await expect(retry).toHaveCount(0);
  });

  test('a card that is drawn without a network gets its reference when the network is back', async ({
    aSite,
    page,
    network,
    platform,
  }) => {
    const site = await aSite({ base: 'karat' });
    await platform.given(site, { answers: { help: [null] } });
    await page.goto(site.url('/m/home'));
    await expect(bottomBar(page)).toBeVisible();
    await network.cut(/\/livery\/report$/);
    await walkTo(page, '/m/help');
    const card = page.getByRole('main').getByRole('alert');
    await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible();
    await network.offline(true);
    await network.restore(/\/livery\/report$/);
    await expect(card).not.toContainText('Reference');
    await network.offline(false);
    await expect(card).toContainText(/Reference for support: [A-Z2-9]{6}/);
  });
});
