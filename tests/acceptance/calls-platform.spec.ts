import type { Page } from '@playwright/test';
import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts';
import type { CallRecorder } from '../support/calls.ts';
import { aStatus, openForeignPlatform } from '../../src/service/upstream/foreign-platform.fixture.ts';
import { isUpstream, movedPaths } from '../support/moved-paths.ts';
import { visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { callPort, openDoor, stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

/** The module of calls that the specification pairs; every other one is common. */
const modules: Readonly<Record<string, readonly EndpointName[]>> = {
  REG3: ['registerSettings', 'usernameAvailability', 'affiliateCode', 'register', 'smsCode', 'freePlayLogin'],
  CAPTCHA3: ['captcha'],
  PERSPNL3: [
    'memberInfo',
    'headIcon',
    'memberDetails',
    'inbox',
    'inboxCount',
    'inboxRead',
    'changePassword',
    'rankProgress',
    'teamPnl',
    'safePlay',
    'playSession',
  ],
  FUNDTRANS3: [
    ...(['wallet', 'cashier', 'paymentMethods', 'payments', 'deposit', 'withdraw'] as const),
    ...(['bankCards', 'bindBankCard', 'removeBankCard'] as const),
    ...(['wallets', 'transfer', 'collectWallets'] as const),
    ...(['payManualWage', 'payDividend'] as const),
  ],
  MEMTRANS3: ['betRecords', 'transactions', 'teamBets'],
  AGEANNOUNCE3: ['announcements', 'announcementRead'],
  AGEINFO3: [
    ...(['teamKpi', 'dividendInfo', 'teamRebates', 'dailyWages', 'manualWages', 'hourlyWages', 'dividends'] as const),
  ],
  AGEDOWNMAN3: ['salaryContract', 'dividendContract'],
  CBS3: ['chatCount', 'chatLaunch', 'liveModels'],
};

/** Screens whose calls lie in every part of the platform. */
const walk: readonly (readonly [string, EndpointName])[] = [
  ['/m/help', 'help'],
  ['/m/announcement', 'announcements'],
  ['/m/member/home', 'wallet'],
  ['/m/webEmail', 'inbox'],
  ['/m/feedback', 'captcha'],
  ['/m/transaction/record', 'transactions'],
  ['/m/gameRecord', 'betRecords'],
  ['/m/voucherCenter', 'cashier'],
  ['/m/message', 'inboxCount'],
  ['/m/agent/home', 'teamKpi'],
];

test.describe('calls', () => {
  test('every call carries the merchant, and the module that it belongs to @A-315 @A-317', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite({ flags: { CBS3: true, DEPOSIT: true }, promotions: { REFERRAL: true } });
    await signIn(page, site, { type: 2 });
    await page.goto(site.url('/m/help'));
    await takeWalk(page, calls);
    await expect.poll(() => calls.of('chatCount').length).toBeGreaterThan(0);
    expect(calls.all().length).toBeGreaterThan(12);
    for (const { name, method, path, headers, query } of calls.all()) {
      expect(headers['merchant'], `${method} ${path}`).toBe(site.code);
      if (method === 'GET' || method === 'DELETE') expect(query.get('merchantCode'), path).toBe(site.code);
      const own = Object.entries(modules).find(([, names]) => name !== undefined && names.includes(name));
      expect(headers['moduleid'], `${method} ${path}`).toBe(own?.[0] ?? 'COMM3');
    }
  });

  test('a call goes where the site says; one that names no place has the path under /wps @A-316 @G-303', async ({
    aSite,
    page,
  }) => {
    const moved = isUpstream ? String(movedPaths['help']) : '/other/platform/help';
    const site = await aSite({ paths: { help: moved } });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto(site.url('/m/help'));
    await expect.poll(() => sent).toContain(moved);
    expect(sent).not.toContain('/wps/help');
    for (const [name, { path }] of Object.entries(endpoints)) expect(path, name).toMatch(/^\/wps\//);
  });

  test('status and domains are asked for by GET, the domains for device 0 @A-343 @A-344 @G-339', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ promotions: { REFERRAL: true } });
    await platform.given(site, { answers: { domainRoute: { domainList: ['invite.example:8443'] } } });
    await signIn(page, site);
    await page.goto(site.url('/m/inviteFriends'));
    await expect(page.getByText(/^http:\/\/invite\.example:8443\/m\/register\?recommenderId=/)).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), `${site.code}.domains`)).toBe(
      '["invite.example:8443"]',
    );
    expect(calls.of('domainRoute').map(({ method, query }) => [method, query.get('device')])).toEqual([['GET', '0']]);
    await expect.poll(() => calls.of('systemStatus').length).toBeGreaterThan(0);
    expect(calls.of('systemStatus')[0]).toMatchObject({ method: 'GET', body: undefined });
  });

  test('the lobby asks for vendors of type 1 with the merchant, as a call of its module @A-350 @G-304', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await page.goto(site.url());
    const asked = async () => (await platform.calls(site)).find(({ endpoint }) => endpoint === 'vendors');
    await expect.poll(asked).toMatchObject({ method: 'GET', query: { typeId: '1', merchantCode: site.code } });
    expect((await asked())?.headers).toMatchObject({ merchant: site.code, moduleid: 'COMM3' });
    await expect(page.getByRole('navigation', { name: 'Game categories' })).toContainText('Slots');
  });

  test('templates are asked for by GET where the status has none, and applied @A-347', async () => {
    const asked: string[] = [];
    const foreign = await openForeignPlatform(({ method, url = '' }, response) => {
      const isTemplate = url.startsWith('/wps/system/template');
      if (isTemplate) asked.push(String(method));
      response.writeHead(isTemplate ? 200 : 404, { 'content-type': 'application/json' });
      response.end(isTemplate ? '{"value":{"mem_cen":1,"dep_func":0}}' : '{"code":"E-1","message":"no such call"}');
    });
    foreign.say(aStatus({ whitelabel: { CBS3: 'Y' } }));
    const patch = { site: { paths: { systemStatus: foreign.statusPath } } };
    const body = { base: 'karat', patch, platform: foreign.url };
    const { code } = await openDoor<{ readonly code: string }>(stackAddress.servicePort, '/livery/test/site', { body });
    try {
      const host = `${code}.localhost:${stackAddress.servicePort}`;
      const { text } = await callPort(stackAddress.servicePort, foreign.statusPath, { host });
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked)).toEqual(new Set(['GET']));
      expect(JSON.parse(text)).toMatchObject({ value: { info: { mobileTemplate: { mem_cen: 1, dep_func: 0 } } } });
    } finally {
      await openDoor(stackAddress.servicePort, `/livery/test/site/${code}`, { method: 'DELETE' });
      await foreign.close();
    }
  });

  test('what an answer holds besides the named fields changes nothing @A-351', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, {
      announcements: [{ type: 'PL', title: 'Doors open at eight', content: '<p>Come in</p>' }],
    });
    await signIn(page, site, { balance: '1250.50', inboxUnread: 2 });
    const before = await readPages(page, site.url);
    await platform.given(site, { extraFields: true });
    expect(await readPages(page, site.url)).toEqual(before);
    await expect(page.getByText(/unknown/i)).toHaveCount(0);
  });
});

/** Walks the screens and waits for the call that each is about. */
async function takeWalk(page: Page, calls: CallRecorder): Promise<void> {
  for (const [path, name] of walk) {
    await visit(page, path);
    await expect.poll(() => calls.of(name).length, { message: `${path} calls ${name}` }).toBeGreaterThan(0);
  }
}

/** What screens say that show the answers of many calls. */
async function readPages(page: Page, url: (path: string) => string): Promise<readonly string[]> {
  const texts: string[] = [];
  // Beside each the words that come after the rest.
  for (const [path, ...late] of [
    ['/m/help'],
    ['/m/announcement', 'Doors open at eight'],
    ['/m/member/home'],
    ['/m/webEmail'],
    ['/m/slot-games', 'Doors open at eight', 'Hot games'],
  ] as const) {
    await page.goto(url(path));
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy=true]:not([inert])'), path).toHaveCount(0);
    await expect(main, path).toContainText(/\w{3}/);
    for (const words of late) await expect(main, path).toContainText(words);
    await expect(main.getByRole('alert'), path).toHaveCount(0);
    texts.push(await main.innerText());
  }
  return texts;
}
