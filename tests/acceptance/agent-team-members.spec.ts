import { signInAsAgent } from '../support/agent-team.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const team = [
  { userName: 'amberlow', type: 3, upline: 'rosalind', balance: '120.50', rates: { RNG: '0.80', LIVE: '0.30' } },
  { userName: 'birchly', type: 0, upline: 'rosalind', balance: '7.00', registered: '2026-02-03' },
  { userName: 'deepdown', type: 0, upline: 'amberlow' },
];

/** What a made-up answer says of each member. */
const member = { kind: 'player', balance: '1.00', rates: [], members: 0, isDirect: true };

test.describe('team management', () => {
  test('lists who stands directly below, finds by name, and goes down and up again @G-245', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site, { type: 3 });
    await platform.given(site, { accounts: team });
    await page.goto(site.url('/m/member/team'));
    const main = page.getByRole('main');
    const rows = main.locator('[role=listitem]');
    await expect(rows).toHaveCount(2);
    for (const word of ['amberlow', 'Agent', '120.50', /0\.00%.{1,3}–.{1,3}0\.80%/, '1 member', 'Last login never'])
      await expect(rows.nth(0)).toContainText(word);
    for (const word of ['birchly', 'Player', '7.00', '0.00%', '2026']) await expect(rows.nth(1)).toContainText(word);
    await main.getByRole('searchbox').fill('BIRCH');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('birchly');
    expect(calls.of('teamMembers').at(-1)?.query.get('name')).toBe('BIRCH');
    await main.getByRole('searchbox').fill('');
    await rows.getByRole('link', { name: /amberlow/ }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('deepdown');
    const trail = main.getByRole('navigation', { name: 'Path in the team' });
    await expect(trail.getByRole('listitem')).toHaveText(['My team', 'amberlow']);
    await trail.getByRole('button', { name: 'My team' }).click();
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(site.url('/m/member/team'));
  });

  test('in Urdu a range of rates begins at the right, as every range does', async ({ aSite, page, platform }) => {
    const site = await aSite({ language: 'ur', languages: ['ur', 'en'] });
    await signIn(page, site, { type: 3 });
    await platform.given(site, { accounts: team });
    await page.goto(site.url('/m/member/team'));
    const row = page.getByRole('main').locator('[role=listitem]').first();
    await expect(row).toContainText('0.80%');
    expect(await row.evaluate(startsOf, ['0.00%', '0.80%'])).toEqual(['0.80%', '0.00%']);
    await page.getByRole('button', { name: /amberlow/ }).click();
    const sheet = page.getByRole('dialog', { name: 'amberlow' });
    await sheet.getByRole('button', { name: 'تفصیلات' }).click();
    await expect(sheet).toContainText('0.80%');
    expect(await sheet.evaluate(startsOf, ['0.00%', '0.80%'])).toEqual(['0.80%', '0.00%']);
  });

  test('leads to what is about one member @G-246', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site, { type: 3 });
    const history = [
      { day: 2, kind: 'deposit', amount: '90.00' },
      { day: 1, kind: 'bet', amount: '30.00', win: '12.00' },
    ];
    await platform.given(site, { accounts: team.map((member) => ({ ...member, balance: undefined, history })) });
    const open = async () => {
      await page.goto(site.url('/m/member/team'));
      await page.getByRole('button', { name: 'Actions for amberlow' }).click();
      return page.getByRole('dialog', { name: 'amberlow' });
    };
    const sheet = await open();
    await sheet.getByRole('button', { name: 'Details' }).click();
    for (const [name, value] of [
      ['Deposits', '90.00'],
      ['Bets', '30.00'],
      ['Wins', '12.00'],
      ['Whole team', '1'],
    ] as const)
      await expect(sheet.locator('[data-fact="fact"]').filter({ hasText: name })).toContainText(value);
    const leads = [
      ['Change rebate', '/m/member/agent/agentRebeat?member=amberlow'],
      ['Contracts', '/m/member/agent/getSalaryContract?member=amberlow'],
      ['Transaction record', '/m/transaction/record?types=A&member=amberlow'],
    ] as const;
    for (const [name, path] of leads) {
      await (await open()).getByRole('link', { name }).click();
      await expect(page).toHaveURL(site.url(path));
      await expect(page.getByRole('main')).toContainText(path.includes('types=A') ? '90.00' : 'amberlow');
    }
  });

  test('comes in pages', async ({ aSite, page, platform, calls }) => {
    const site = await aSite();
    await signIn(page, site, { type: 3 });
    const answer = (userName: string) => ({
      ...{ list: [{ ...member, userName, registeredAt: '2026-03-05T08:00:00.000Z' }], totalPages: 2 },
      ...{ sums: { count: 2 }, path: [] },
    });
    await platform.given(site, { answers: { teamMembers: answer('firstone') } });
    await page.goto(site.url('/m/member/team'));
    const rows = page.getByRole('main').locator('[role=listitem]');
    await expect(rows).toHaveCount(1);
    await platform.given(site, { answers: { teamMembers: answer('secondone') } });
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toContainText(['firstone', 'secondone']);
    expect(calls.of('teamMembers').at(-1)?.query.get('page')).toBe('2');
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  });
});

test('of a team of hundreds only the members near the window are in the page, and each is reached', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite();
  await signIn(page, site, { type: 3 });
  const count = 400;
  const list = Array.from({ length: count }, (_, place) => ({
    ...{ ...member, userName: `member${1000 + place}`, registeredAt: '2026-03-05T08:00:00.000Z' },
  }));
  const answer = { list, totalPages: 1, sums: { count }, path: [] };
  await platform.given(site, { answers: { teamMembers: answer } });
  await page.goto(site.url('/m/member/team'));
  const rows = page.getByRole('main').locator('[role=listitem]');
  const [first, last] = [rows.filter({ hasText: 'member1000' }), rows.filter({ hasText: 'member1399' })];
  await expect(first).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(200);
  await expect(last).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(first).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(200);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(first).toBeInViewport();
});

test('the rates of a member lie between theirs and the agent’s own @G-250', async ({
  aSite,
  page,
  platform,
  calls,
}) => {
  const site = await aSite();
  await signIn(page, site, { type: 3 });
  await platform.given(site, { accounts: team });
  await page.goto(site.url('/m/member/agent/agentRebeat'));
  const main = page.getByRole('main');
  await expect(main.locator('[data-figure="RNG"]')).toContainText('1.20%');
  await main.getByRole('searchbox').fill('amberlow');
  await main.getByRole('button', { name: 'Show rates' }).click();
  const slots = main.locator('input[name="rate.RNG"]');
  const save = main.getByRole('button', { name: 'Save' });
  await expect(slots).toHaveValue('0.80');
  await expect(save).toBeDisabled();
  for (const [percent, words] of [
    ['1.21', 'Not above your own 1.20%'],
    ['0.79', 'Not below the current 0.80%'],
    ['much', 'Enter a percent'],
  ] as const) {
    await slots.fill(percent);
    await expect(main.locator('#' + ((await slots.getAttribute('id')) ?? '') + '-error')).toContainText(words);
    await expect(save).toBeDisabled();
  }
  expect(calls.of('setMemberRates')).toHaveLength(0);
  await slots.fill('1.1');
  await save.click();
  await expect(page.getByText('The new rates are saved')).toBeVisible();
  await expect(slots).toHaveValue('1.10');
  await page.reload();
  await expect(slots).toHaveValue('1.10');
  await slots.fill('1.00');
  await expect(save).toBeDisabled();
});

test('members who were passed leave the page when the browser has time, not in the midst of a flick', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite();
  await signIn(page, site, { type: 3 });
  const count = 200;
  const list = Array.from({ length: count }, (_, place) => ({
    ...{ ...member, userName: `member${1000 + place}`, registeredAt: '2026-03-05T08:00:00.000Z' },
  }));
  await platform.given(site, { answers: { teamMembers: { list, totalPages: 1, sums: { count }, path: [] } } });
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const whenIdle = window.requestIdleCallback.bind(window);
    const control = { isBusy: false, release: () => waiting.splice(0).forEach((task) => whenIdle(task)) };
    Reflect.set(window, 'idleControl', control);
    window.requestIdleCallback = (task, options) => (control.isBusy ? waiting.push(task) : whenIdle(task, options));
  });
  await page.goto(site.url('/m/member/team'));
  const rows = page.getByRole('main').locator('[role=listitem]');
  const first = rows.filter({ hasText: 'member1000' });
  await expect(first).toBeVisible();
  await expect.poll(() => rows.count()).toBeLessThan(60);
  await page.evaluate(() => Reflect.set(Reflect.get(window, 'idleControl'), 'isBusy', true));
  for (const place of [10, 20, 30, 40, 50, 60]) {
    await rows.filter({ hasText: `member${1000 + place}` }).scrollIntoViewIfNeeded();
    await expect(rows.filter({ hasText: `member${1010 + place}` })).toHaveCount(1);
  }
  await expect(first).toHaveCount(1);
  expect(await rows.count()).toBeGreaterThan(70);
  await page.evaluate(() => Reflect.get(window, 'idleControl').release());
  await expect(first).toHaveCount(0);
  await expect.poll(() => rows.count()).toBeLessThan(60);
});

test('a row of members is made of few elements: a flick draws hundreds of them', async ({ aSite, page }) => {
  for (const base of ['karat', 'amber'] as const) {
    const site = await aSite({ base });
    await signInAsAgent(page, site);
    await page.goto(site.url('/m/member/team'));
    const row = page.getByRole('main').locator('[role=listitem]').first();
    await expect(row).toBeVisible();
    expect(await row.locator('*').count(), base).toBeLessThanOrEqual(base === 'amber' ? 20 : 19);
  }
});

/** Texts of one line of an element as they stand from left to right. Runs in the page. */
function startsOf(element: Element, texts: readonly string[]): readonly string[] {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const placed: { readonly text: string; readonly left: number }[] = [];
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    for (const text of texts) {
      const start = texts.every((one) => node.textContent?.includes(one)) ? node.textContent?.indexOf(text) : undefined;
      if (start === undefined) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + text.length);
      placed.push({ text, left: range.getBoundingClientRect().left });
    }
  }
  return placed.toSorted((one, other) => one.left - other.left).map(({ text }) => text);
}
