import { setTimeout } from 'node:timers/promises';
import { plainRegistration } from '../support/account.ts';
import { publishSite } from '../support/a-site.ts';
import { ask } from '../support/ask-platform.ts';
import { platform } from '../support/platform.ts';
import { returnToList } from './return-to-list.ts';
import { patienceMs, type Tab } from './tab.ts';

const newcomer = { username: 'penelope7', password: 'walnut734', confimpsw: 'walnut734' };
const field = (name: string) => `//main//input[@name="${name}"]`;
const button = (label: string) => `//main//button[normalize-space()="${label}"]`;
/** Which game leads a list is its brand's own. */
const game = '(//main//*[@data-tile]//button[contains(@aria-label, ", ")])[1]';

/**
 * The short way of a player through account and play: lobby, registration, deposit, Back into a long list, one round of a game
 * in this tab, Back from it, another language and direction. @throws where a step does not come to its end, with the step.
 */
export async function walk(tab: Tab, say: (step: string) => void): Promise<void> {
  const site = await publishSite(
    plainRegistration({
      flags: { DEPOSIT: true, WITHDRAW: true },
      template: { dep_func: 1 },
      settings: { 'launch.target': 'self', 'pageSize.gameList': 100 },
      language: 'en',
      languages: ['en', 'ur'],
    }),
  );
  const step = async (name: string, act: () => Promise<void>) => {
    try {
      await act();
      say(name);
    } catch (error) {
      const shown = "location.href + ', which shows: ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 600)";
      const where = await tab.evaluate(shown).catch(() => 'a page that does not answer');
      throw new Error(`${name}: ${String(error)} At ${String(where)}`, { cause: error });
    }
  };
  try {
    await platform.given(site, { captchaText: '4821' });
    await step('the lobby opens', async () => {
      await tab.open(site.url());
      await tab.see('//main//*[@data-tile]');
    });
    await step('a newcomer registers', async () => {
      await tab.open(site.url('/m/register'));
      for (const [name, value] of Object.entries(newcomer)) await tab.type(field(name), value);
      await tab.press('//main//span[input[@name="terms"]]');
      await tab.press(button('Create account'));
      await tab.see(`//header//*[contains(., "${newcomer.username}")]`);
    });
    await step('a deposit reaches the balance', async () => {
      await tab.open(site.url('/m/voucherCenter'));
      await tab.type(field('amount'), '50');
      await tab.press(button('Deposit now'));
      await tab.see('//main//*[text()[contains(., "Paid")]]');
    });
    await step('Back leads to the very game of a long list', () => returnToList(tab, site.url('/m/slot-games')));
    await step('one round is played in this tab', async () => {
      await tab.open(site.url('/m/slot-games'));
      await tab.see(game);
      const token = String(await tab.evaluate("JSON.parse(sessionStorage.getItem('MC_SESSION_INFO')).token"));
      const rounds = async () => Object(await ask(site, 'betRecords', token)).list?.length;
      if ((await rounds()) !== 0) throw new Error('The newcomer has played before.');
      await tab.press(game);
      await tab.press('//button[contains(@class, "spin")]');
      await until(async () => (await rounds()) === 1, 'The record has no round.');
    });
    const { back } = tab;
    if (back === undefined) say('left out: Back, after which its driver answers nothing more');
    else
      await step('Back leads into the list', async () => {
        await back();
        await tab.see(game);
        await until(
          async () => (await tab.evaluate('location.pathname')) === '/m/slot-games',
          'The list has another address.',
        );
      });
    await step('the page turns to Urdu, from right to left', async () => {
      await tab.open(site.url('/m/set'));
      await tab.press('//main//button[.//*[normalize-space()="Language"]]');
      await tab.press('//dialog//*[self::button or self::label][contains(., "اردو")]');
      await until(
        async () => (await tab.evaluate('document.documentElement.dir')) === 'rtl',
        'The page still reads from the left.',
      );
    });
  } finally {
    await site.remove();
  }
}

/** Asks until something is so. @throws with `what` when it never is. */
async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(what);
    await setTimeout(100);
  }
}
