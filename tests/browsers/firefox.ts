import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Opening, patienceMs, type Tab, window } from './tab.ts';

const program = process.env['LIVERY_FIREFOX'] ?? '/usr/bin/firefox-esr';

/** Debian's Firefox, which speaks WebDriver BiDi by itself: Puppeteer needs no driver beside it. */
export const firefox: Opening = existsSync(program) ? { open } : { missing: "Firefox (Debian's firefox-esr)" };

async function open(): Promise<Tab> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true });
  const page = await browser.newPage();
  await page.setViewport(window);
  const find = async (path: string) => {
    const found = await page.waitForSelector(`::-p-xpath(${path})`, { visible: true, timeout: patienceMs });
    if (!found) throw new Error(`There is no ${path}.`);
    return found;
  };
  return {
    browser: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    press: async (path) => (await find(path)).click(),
    type: async (path, text) => (await find(path)).type(text),
    see: async (path) => void (await find(path)),
    back: async () => void (await page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
