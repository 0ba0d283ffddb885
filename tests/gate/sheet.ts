import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languageCookie } from '../../src/contracts/browser-names.ts';
import { storageNames } from '../../src/client/storage-names.ts';
import { awaitPictures } from '../support/await-pictures.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { projectRoot } from './run-command.ts';
import { withStack } from './with-stack.ts';

// npm run sheet: one picture per language and scheme, screens down, brands across, into .data/sheets.
const brands = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'];
const languages = ['en', 'ur'];
const schemes = ['dark', 'light'];
const screens: readonly {
  readonly name: string;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}[] = [
  { name: 'lobby', path: '/m/home' },
  { name: 'side menu', path: '/m/home', open: (page) => page.locator('header button').first().click() },
  { name: 'login', path: '/m/login' },
  { name: 'register', path: '/m/register' },
  { name: 'forget', path: '/m/forget' },
  { name: 'games', path: '/m/slot-games' },
  { name: 'help', path: '/m/help' },
  { name: 'promotions', path: '/m/activity' },
  { name: 'announcements', path: '/m/announcement' },
  { name: 'message centre', path: '/m/message' },
  { name: 'app', path: '/m/app' },
];
const size = { width: 390, height: 844 };
const thumb = { width: 195, height: 422, gap: 12 };

await withStack(async ({ LIVERY_ACCEPT_PORT: port }) => {
  const browser = await chromium.launch(chromiumLaunch);
  mkdirSync(join(projectRoot, '.data/sheets'), { recursive: true });
  for (const language of languages) {
    for (const scheme of schemes) {
      const columns: Buffer[][] = [];
      for (const brand of brands) columns.push(await photograph(browser, { brand, language, scheme, port }));
      const file = join(projectRoot, '.data/sheets', `${language}-${scheme}.png`);
      await writeSheet(columns, file);
      process.stdout.write(`${file}\n`);
    }
  }
  await browser.close();
});

interface Look {
  readonly brand: string;
  readonly language: string;
  readonly scheme: string;
  readonly port: string;
}

async function photograph(browser: Browser, look: Look): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await choose(context, look);
  const page = await context.newPage();
  const pictures: Buffer[] = [];
  for (const screen of screens) {
    await page.goto(`http://${look.brand}.localhost:${look.port}${screen.path}`, { waitUntil: 'load' });
    await screen.open?.(page);
    // The live stream never ends, so the network is never idle: the pictures in view must be there.
    await awaitPictures(page);
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
  }, stored);
}

async function writeSheet(columns: readonly (readonly Buffer[])[], file: string): Promise<void> {
  const rows = screens.length;
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
