import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languageCookie } from '../../src/contracts/browser-names.ts';
import { storageNames } from '../../src/client/storage-names.ts';
import { awaitPictures } from '../support/await-pictures.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { awaitHydration } from '../support/await-hydration.ts';
import { projectRoot } from './run-command.ts';
import { withStack } from './with-stack.ts';

const usage = `npm run sheet [-- <brand> …] [--language en|ur …] [--scheme dark|light …]

One picture per language, scheme and visitor: screens down, brands across, into .data/sheets. Brands are folders of
merchants/, your own among them; without one, all of them. A language that a brand does not offer is left out.`;
const all = readdirSync(join(projectRoot, 'merchants')).filter((name) =>
  existsSync(join(projectRoot, 'merchants', name, 'merchant.json')),
);
const { languages, schemes, brands } = readCall();

function readCall() {
  const several = { type: 'string', multiple: true } as const;
  const options = { language: several, scheme: several, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) end(usage, 0);
    const unknown = positionals.find((code) => !all.includes(code));
    if (unknown !== undefined) end(`There is no brand "${unknown}"; there are ${all.join(', ')}.\n\n${usage}`, 2);
    const odd = values.scheme?.find((scheme) => scheme !== 'dark' && scheme !== 'light');
    if (odd !== undefined) end(`"${odd}" is no scheme; there are dark and light.\n\n${usage}`, 2);
    return {
      languages: values.language ?? ['en', 'ur'],
      schemes: values.scheme ?? ['dark', 'light'],
      brands: positionals.length > 0 ? positionals : all,
    };
  } catch (error) {
    return end(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}.\n\n${usage}`, 2);
  }
}

function end(text: string, code: number): never {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(code);
}

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Menu|مینو)$/ })
    .click();
  await page.getByRole('dialog').waitFor();
}

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

/** Types of the demo accounts (rows ); a guest has none. */
const accountOf = { guest: undefined, member: '0', agent: '41' } as const;
type Visitor = keyof typeof accountOf;
const visitors: readonly Visitor[] = ['guest', 'member', 'agent'];

const screensOf: Readonly<Record<Visitor, readonly Screen[]>> = {
  guest: [
    { name: 'lobby', path: '/m/home' },
    { name: 'lobby, further down', path: '/m/home', open: (page) => page.mouse.wheel(0, 1100) },
    { name: 'side menu', path: '/m/home', open: openMenu },
    { name: 'login', path: '/m/login' },
    { name: 'register', path: '/m/register' },
    { name: 'register, further down', path: '/m/register', open: (page) => page.mouse.wheel(0, 900) },
    { name: 'forget', path: '/m/forget' },
    { name: 'games', path: '/m/slot-games' },
    { name: 'live games', path: '/m/live-games' },
    { name: 'hot games', path: '/m/hot-games' },
    { name: 'lottery', path: '/m/lottery' },
    { name: 'help', path: '/m/help' },
    { name: 'promotions', path: '/m/activity' },
    { name: 'announcements', path: '/m/announcement' },
    { name: 'message centre', path: '/m/message' },
    { name: 'app', path: '/m/app' },
  ],
  member: [
    { name: 'lobby', path: '/m/home' },
    { name: 'side menu', path: '/m/home', open: openMenu },
    { name: 'member centre', path: '/m/member/home' },
    { name: 'personal details', path: '/m/member/info' },
    { name: 'security centre', path: '/m/securityCenter' },
    { name: 'withdrawal password', path: '/m/securityCenter/FundsPasswordBox' },
    { name: 'change password', path: '/m/changePsw' },
    { name: 'settings', path: '/m/set' },
    { name: 'inbox', path: '/m/webEmail' },
    { name: 'feedback', path: '/m/feedback' },
    { name: 'deposit', path: '/m/voucherCenter' },
    { name: 'withdraw', path: '/m/withdraw' },
    { name: 'bets', path: '/m/gameRecord' },
    { name: 'transactions', path: '/m/transaction/record' },
    { name: 'rewards', path: '/m/rewardCenter' },
    { name: 'benefits', path: '/m/member/benefits' },
    { name: 'invite', path: '/m/inviteFriends' },
    { name: 'favourites', path: '/m/favorite' },
    { name: 'recent', path: '/m/recent' },
  ],
  agent: [
    { name: 'lobby', path: '/m/home' },
    { name: 'side menu', path: '/m/home', open: openMenu },
    { name: 'agent area', path: '/m/agent/home' },
    { name: 'agent area, further down', path: '/m/agent/home', open: (page) => page.mouse.wheel(0, 600) },
    { name: 'message centre', path: '/m/message' },
    { name: 'security centre', path: '/m/securityCenter' },
  ],
};
const size = { width: 390, height: 844 };
const thumb = { width: 195, height: 422, gap: 12 };

const demo = JSON.parse(readFileSync(join(projectRoot, 'src/sandbox/merchants/seed/demo-accounts.json'), 'utf8')) as {
  readonly password: string;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

await withStack(async ({ LIVERY_ACCEPT_PORT: port }) => {
  const browser = await chromium.launch(chromiumLaunch);
  mkdirSync(join(projectRoot, '.data/sheets'), { recursive: true });
  for (const language of languages) {
    for (const scheme of schemes) {
      for (const visitor of visitors) {
        const columns: Buffer[][] = [];
        for (const brand of brands.filter((code) => offers(code, language))) {
          columns.push(await photograph(browser, { brand, language, scheme, visitor, port }));
        }
        if (columns.length === 0) continue;
        const file = join(projectRoot, '.data/sheets', `${language}-${scheme}-${visitor}.png`);
        await writeSheet(columns, file);
        process.stdout.write(`${file}\n`);
      }
    }
  }
  await browser.close();
});

function offers(brand: string, language: string): boolean {
  const path = join(projectRoot, 'merchants', brand, 'merchant.json');
  const { languages: own } = JSON.parse(readFileSync(path, 'utf8')) as { languages?: { offered?: readonly string[] } };
  return own?.offered?.includes(language) ?? false;
}

interface Look {
  readonly brand: string;
  readonly language: string;
  readonly scheme: string;
  readonly visitor: Visitor;
  readonly port: string;
}

async function photograph(browser: Browser, look: Look): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await choose(context, look);
  awaitHydration(context);
  const page = await context.newPage();
  const open = (path: string) => page.goto(`http://${look.brand}.localhost:${look.port}${path}`, { waitUntil: 'load' });
  const account = accountOf[look.visitor];
  if (account !== undefined) {
    await open('/m/login');
    const byName = page.getByRole('tab', { name: /^(Username|صارف نام)$/ });
    if (await byName.isVisible()) await byName.click();
    await page.locator('#login_username').fill((demo.names[look.brand] ?? demo.names[''])?.[account] ?? '');
    await page.locator('#login_password').fill(demo.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/m\/(agent\/)?home/);
  }
  const pictures: Buffer[] = [];
  for (const screen of screensOf[look.visitor]) {
    await open(screen.path);
    await page.locator('main').waitFor();
    await page.locator('main [aria-busy=true]:not([inert])').first().waitFor({ state: 'detached' });
    await screen.open?.(page);
    // The live stream never ends, so the network is never idle: the pictures in view must be there.
    await awaitPictures(page, 60_000).catch(() => {
      process.stderr.write(`${look.brand}, ${screen.name}: something is still on its way; photographed without it.\n`);
    });
    pictures.push(await page.screenshot({ animations: 'disabled' }));
  }
  await context.close();
  return pictures;
}

async function choose(context: BrowserContext, { brand, language, scheme }: Look): Promise<void> {
  await context.addCookies([{ name: languageCookie, value: language, domain: `${brand}.localhost`, path: '/' }]);
  const stored = { [`${brand}.${storageNames.language}`]: language, [`${brand}.${storageNames.scheme}`]: scheme };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    // Popup announcements greet a first visit and would lie over everything.
    sessionStorage.setItem('NOTICE_POP', '1');
    sessionStorage.setItem(`${location.hostname.split('.')[0]}.registration.announced`, '1');
  }, stored);
}

async function writeSheet(columns: readonly (readonly Buffer[])[], file: string): Promise<void> {
  const rows = columns[0]?.length ?? 0;
  const tiles = await Promise.all(
    columns.flatMap((pictures, column) =>
      pictures.map(async (picture, row) => ({
        input: await sharp(picture).resize(thumb.width, thumb.height).png().toBuffer(),
        left: thumb.gap + column * (thumb.width + thumb.gap),
        top: thumb.gap + row * (thumb.height + thumb.gap),
      })),
    ),
  );
  const width = thumb.gap + columns.length * (thumb.width + thumb.gap);
  const height = thumb.gap + rows * (thumb.height + thumb.gap);
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(tiles)
    .png()
    .toFile(file);
}
