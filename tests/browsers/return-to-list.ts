import { setTimeout } from 'node:timers/promises';
import { patienceMs, type Tab } from './tab.ts';

/** The game at the top of the window, and how far from there; nothing while the window is empty. Runs in the page. */
const topGame = `(() => {
  for (const tile of document.querySelectorAll('main [data-wall] [data-tile]')) {
    const { top } = tile.getBoundingClientRect();
    if (top > 0 && top < innerHeight) return tile.textContent + ' ' + Math.round(top / 4);
  }
  return null;
})()`;

/** Writes down the top game of the first frame of the list, once its page has been left. Runs in the page. */
const noteFirstFrame = `(() => {
  delete window.firstFrame;
  const look = () => {
    if (!document.querySelector('main [data-wall]')) return requestAnimationFrame(look);
    window.firstFrame = ${topGame} ?? 'nothing in the window';
  };
  requestAnimationFrame(look);
})()`;

/**
 * Leaves a list that is scrolled far down by the bar at the bottom, goes Back, and finds the very game at the top of the
 * window from the first frame on; so it is after a reload, and what the player scrolls to then is not taken back.
 * @throws with what is there instead.
 */
export async function returnToList(tab: Tab, address: string): Promise<void> {
  const hold = async (expression: string, wanted: (value: unknown) => boolean, what: string) => {
    const end = performance.now() + patienceMs;
    for (;;) {
      const value = await tab.evaluate(expression);
      if (wanted(value)) return value;
      if (performance.now() > end) throw new Error(`${what}: ${String(value)}`);
      await setTimeout(100);
    }
  };
  await tab.open(address);
  await tab.press('//main//button[normalize-space()="Load more"]');
  await hold('document.documentElement.scrollHeight', (height) => Number(height) > 9000, 'The list is no longer than');
  await tab.evaluate('window.scrollTo(0, 7345)');
  await hold('window.scrollY', (y) => Number(y) > 7000, 'The page stays at');
  await hold(topGame, (game) => game !== null, 'No game is drawn there');
  // The rows above may still take their heights.
  await setTimeout(1000);
  const before = await tab.evaluate(topGame);
  const isBefore = (game: unknown) => game === before;
  for (let turn = 0; turn < 5; turn += 1) {
    await tab.press('(//nav[@aria-label="Main navigation"]//*[self::a or self::button])[1]');
    await tab.see('//main//*[@data-tile]');
    await hold("document.querySelector('main [data-wall]') === null", (gone) => gone === true, 'The list stays');
    await tab.evaluate(noteFirstFrame);
    await tab.evaluate('history.back()');
    await hold('window.firstFrame', isBefore, `The first frame after Back ${turn + 1} does not show ${String(before)}`);
    await hold(topGame, isBefore, `Back ${turn + 1} does not lead to ${String(before)}`);
  }
  // What is asked of the page before it goes is answered by the one that is left.
  await tab.evaluate('(window.isLeft = true, location.reload())');
  await hold('window.isLeft ?? null', (left) => left === null, 'The page is not loaded anew');
  await hold(topGame, isBefore, `The reload does not lead to ${String(before)}`);
  await tab.evaluate('window.scrollBy(0, -3000)');
  await setTimeout(1500);
  await hold('window.scrollY', (y) => Math.abs(Number(y) - 4345) < 300, 'The page is pinned at');
  // Whoever opens the same address next would come back to this place.
  await tab.evaluate('window.scrollTo(0, 0)');
  await hold('window.scrollY', (y) => y === 0, 'The page does not go to its top but to');
  await setTimeout(500);
}
