import type { Page } from '@playwright/test';
import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts';
import type { TestSite } from '../support/a-site.ts';
import { sentPath } from '../support/moved-paths.ts';
import { signIn } from '../support/sign-in.ts';
import { callPort, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

const rounds = /\/play\/round$/;
const noConnection = 'رابطہ نہیں ہے';

// Reels that turn for seconds prove nothing more.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a round whose network is lost', () => {
  test('says so in the language of the player, stakes once, and is settled once when the network is back', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite();
    const { token } = await signIn(page, site, { balance: '40.00' });
    const keys = keysOf(page);
    const opened = await ask(site, 'launch', token, { gameId: 'ember-tiger', language: 'ur' });
    await page.goto(String(Object(opened).url));
    const spin = page.locator('.spin');
    const says = page.getByRole('status');

    // The stake arrives, and no answer comes back: also to the one that asks again by itself.
    await network.loseAnswers(rounds);
    await spin.click();
    await expect(says).toContainText(noConnection);
    expect(await recordOf(site, token)).toHaveLength(1);
    await spin.click();
    await page.keyboard.press('Space');
    await network.offline(true);
    await says.getByRole('button').click();
    await expect.poll(() => keys.length).toBe(3);
    await expect(says).toContainText(noConnection);
    await network.restore(rounds);
    await network.offline(false);
    await expect(spin).toHaveCSS('opacity', '1');
    await expect(says).not.toContainText(noConnection);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    await expectTruth(page, site, token, 1);

    // Nothing arrives at all: the round begins when the network is back.
    await network.offline(true);
    await spin.click();
    await expect(says).toContainText(noConnection);
    expect(await recordOf(site, token)).toHaveLength(1);
    await network.offline(false);
    await expect(spin).toHaveCSS('opacity', '1');
    expect(new Set(keys).size).toBe(2);
    await expectTruth(page, site, token, 2);
  });
});

/** Names that the page gave to its rounds, one for each time it asked. */
function keysOf(page: Page): readonly string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (rounds.test(request.url())) keys.push(String(Object(request.postDataJSON()).key));
  });
  return keys;
}

/** So many bets stand in the record and among the movements, and page, wallet and record agree about the money. */
async function expectTruth(page: Page, site: TestSite, token: string, count: number): Promise<void> {
  const bets = await recordOf(site, token);
  expect(bets).toHaveLength(count);
  const left = bets.reduce((sum, { stake, win }) => sum - Number(stake) + Number(win), 40).toFixed(2);
  expect(Object(await ask(site, 'wallet', token)).sumBalance).toBe(left);
  await expect(page.locator('.purse .figure').first()).toHaveText(`£${left}`);
}

async function recordOf(site: TestSite, token: string): Promise<readonly { stake: string; win: string }[]> {
  return Object(await ask(site, 'betRecords', token)).list;
}

/** What the platform says to a player, apart from any browser. */
async function ask(site: TestSite, name: EndpointName, token: string, query: Record<string, string> = {}) {
  const { method, module } = endpoints[name];
  const { host } = new URL(site.url());
  const headers = { Merchant: site.code, ModuleId: module, Gateway: '3', Authorization: `Bearer ${token}` };
  const path = `${sentPath(name)}?${new URLSearchParams({ ...query, merchantCode: site.code })}`;
  const { text } = await callPort(stackAddress.servicePort, path, { host, headers, method });
  const { value }: { value: unknown } = JSON.parse(text);
  return value;
}
