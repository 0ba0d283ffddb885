import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { type Opening, patienceMs, type Tab, window } from './tab.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/xvfb-run';
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** The engine of every iPhone, as Debian builds it: its own small browser under its own driver, on a screen that nobody sees. */
export const webkit: Opening =
  existsSync(driver) && existsSync(screen) && browser !== undefined
    ? { open: () => open(browser) }
    : { missing: "WebKit (Debian's webkit2gtk-driver and xvfb)" };

async function open(binary: string): Promise<Tab> {
  const port = await findFreePort();
  const running = spawn(screen, ['-a', driver, `--port=${port}`], { stdio: 'ignore', detached: true });
  const end = () => {
    // The group: the screen, the driver and what they started.
    if (running.pid !== undefined) process.kill(-running.pid);
  };
  try {
    const page = await connect(port, binary);
    await page.manage().window().setRect(window);
    return tabOf(page, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** Asks for a session until the driver listens. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities()
    .set('browserName', 'MiniBrowser')
    .set('webkitgtk:browserOptions', { binary, args: ['--automation'] });
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      if (performance.now() > end || !String(error).includes('ECONNREFUSED')) throw error;
    }
  }
}

async function tabOf(page: WebDriver, end: () => void): Promise<Tab> {
  const look = async (path: string) => {
    // The page may have drawn it anew between the questions, or while the first is answered.
    const [found] = await page.findElements(By.xpath(path)).catch(() => []);
    return (await found?.isDisplayed().catch(() => false)) === true ? found : undefined;
  };
  const find = (path: string) => page.wait(() => look(path), patienceMs, `There is no visible ${path}.`);
  const capabilities = await page.getCapabilities();
  return {
    browser: `webkit/${String(capabilities.get('browserVersion'))}`,
    open: (url) => page.get(url),
    press: async (path) => (await find(path)).click(),
    type: async (path, text) => (await find(path)).sendKeys(text),
    see: async (path) => void (await find(path)),
    evaluate: (expression) => page.executeScript(`return ${expression}`),
    close: async () => {
      await page.quit();
      end();
    },
  };
}
