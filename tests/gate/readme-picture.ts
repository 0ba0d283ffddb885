import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { awaitPictures } from '../support/await-pictures.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { projectRoot, runCommand } from './run-command.ts';
import { withStack } from './with-stack.ts';

// npm run picture: the README's picture. Three phones are photographed, a flag is switched on the running service, and
// the same pages, still open, are photographed again.
const phones = [
  { brand: 'karat', changed: true },
  { brand: 'chamak', changed: false },
  { brand: 'soda', changed: false },
];
const smallest = ['merchant.json', 'site.json', 'assets/logo.svg'];
const command = 'livery flag karat CBS3 on --reason "chat is staffed"';

await withStack(async ({ LIVERY_ACCEPT_PORT: port, LIVERY_ACCEPT_DATA: data }) => {
  const browser = await chromium.launch(chromiumLaunch);
  const env = { ...process.env, LIVERY_DATA: data };
  await livery(['flag', 'karat', 'CBS3', 'off', '--reason', 'before the picture'], env);
  const pages = await Promise.all(phones.map(({ brand }) => openLobby(browser, `http://${brand}.localhost:${port}`)));
  const before = await pages[0]?.screenshot({ animations: 'disabled' });
  await livery(['flag', 'karat', 'CBS3', 'on', '--reason', 'chat is staffed'], env);
  await pages[0]?.getByRole('button', { name: /chat/i }).first().waitFor();
  const after = await Promise.all(pages.map((page) => page.screenshot({ animations: 'disabled' })));
  if (before === undefined) throw new Error('The first phone could not be photographed.');
  const poster = await browser.newPage({ viewport: { width: 1600, height: 744 } });
  await poster.setContent(posterOf(before, after));
  const picture = await poster.screenshot();
  await sharp(picture).webp({ quality: 86 }).toFile(join(projectRoot, 'tests/pictures/flag.webp'));
  await browser.close();
});

async function livery(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const script = join(projectRoot, 'scripts/livery.ts');
  const { ok, output } = await runCommand(process.execPath, [script, ...args], { env });
  if (!ok) throw new Error(`livery ${args.join(' ')} failed: ${output}`);
}

async function openLobby(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
  const page = await context.newPage();
  await page.goto(`${address}/m/home`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => typeof Reflect.get(Object(history.state), 'idx') === 'number');
  await awaitPictures(page);
  return page;
}

function posterOf(before: Buffer, after: readonly Buffer[]): string {
  const phone = (picture: Buffer, label: string) =>
    `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${label}</figcaption></figure>`;
  const files = smallest.map((name) => {
    const text = readFileSync(join(projectRoot, 'tests/brands/smallest', name), 'utf8')
      .trim()
      .slice(0, 420);
    return `<section><h2>${name}</h2><pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre></section>`;
  });
  const shown = after.map((picture, index) =>
    phone(picture, `${phones[index]?.brand}${phones[index]?.changed === true ? ' · chat appears' : ''}`),
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body{margin:0;padding:36px 40px;background:#12151a;color:#e8ebef;font:15px/1.45 system-ui,sans-serif;display:grid;
      grid-template-columns:1fr 330px;gap:36px;box-sizing:border-box;height:744px}
    .run{font:17px/1.5 ui-monospace,monospace;background:#1c222b;border-radius:10px;padding:14px 20px;margin-bottom:24px}
    .run b{color:#7fd4a8;font-weight:400}
    .phones{display:grid;grid-template-columns:repeat(4,1fr);gap:22px}
    figure{margin:0}img{width:100%;border-radius:18px;display:block;border:1px solid #333b47}
    figcaption{margin-top:10px;color:#a9b3c0}
    aside h1{font-size:16px;margin:0 0 12px;font-weight:600}section{margin-bottom:14px}
    h2{font:13px ui-monospace,monospace;color:#8fb8ff;margin:0 0 6px}
    pre{margin:0;font:12px/1.45 ui-monospace,monospace;background:#1c222b;border-radius:8px;padding:12px;
      white-space:pre-wrap;overflow-wrap:anywhere}
  </style><div><div class="run"><b>$</b> ${command}</div><div class="phones">
  ${phone(before, 'karat · before')}${shown.join('')}</div></div>
  <aside><h1>A whole brand, the smallest there is</h1>${files.join('')}</aside>`;
}
