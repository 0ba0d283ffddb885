import type { Page } from '@playwright/test';
import type { BenchStack } from './bench-stack.ts';
import type { Figure } from './measure.ts';
import { milliseconds, quantile } from './measure.ts';
import { awaitQuiet, openVisit } from './open-visit.ts';

interface Sample {
  readonly fromStart: number;
  readonly fromAnswer: number;
}

/** From the command that switches the live chat on to its shortcut on the screen of an open lobby. */
export async function measureFlagPainted({ browser, url, operations }: BenchStack, rounds = 20): Promise<Figure[]> {
  const change = async (value: boolean, round: number) => {
    const result = await operations.override({
      code: 'karat',
      author: 'bench',
      reason: `round ${round}`,
      name: 'flags.CBS3',
      value,
    });
    // Before the first round the flag may be off already.
    const isDone = result.kind === 'published' || (result.kind === 'unchanged' && round === 0 && !value);
    if (!isDone) throw new Error(`The flag was answered with "${result.kind}".`);
  };
  await change(false, 0);
  const samples = await openVisit(browser, { isSlow: false }, async (page) => {
    await page.goto(url('karat', '/m/home'));
    await page.locator('header').waitFor();
    await awaitQuiet(page);
    const found: Sample[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const shown = await watchChat(page, true);
      const startedAt = now();
      await change(true, round);
      const answered = now();
      const painted = await shown();
      // The first change loads the code that takes a release in.
      if (round > 0) found.push({ fromStart: painted - startedAt, fromAnswer: painted - answered });
      const hidden = await watchChat(page, false);
      await change(false, round);
      await hidden();
    }
    return found;
  });
  return [0.5, 0.95].flatMap((share) => {
    const of = (read: (sample: Sample) => number) => quantile(samples.map(read), share);
    const answer = of(({ fromStart, fromAnswer }) => fromStart - fromAnswer);
    const against = `command answered after ${milliseconds(answer)}`;
    const line = (name: string, value: number): Figure => ({
      name: `flag → painted, ${name}, p${share * 100}`,
      value: milliseconds(value),
      against,
      ratio: value / answer,
    });
    return [
      line(
        'from the command',
        of(({ fromStart }) => fromStart),
      ),
      line(
        'from its answer',
        of(({ fromAnswer }) => fromAnswer),
      ),
    ];
  });
}

function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Begins to wait for the shortcut to come or go; the answer gives the moment when the frame with it was painted. */
async function watchChat(page: Page, isWanted: boolean): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const isShown = () =>
      [...document.querySelectorAll('header a, header button, header ~ * li a')].some((item) =>
        /chat/i.test(`${item.getAttribute('aria-label') ?? ''} ${item.textContent ?? ''}`),
      );
    if (isShown() === wanted) throw new Error('The shortcut is as wanted before the flag was switched.');
    const painted = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (isShown() !== wanted) return;
        observer.disconnect();
        // A task after the frame's callbacks runs once the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
          port2.postMessage(undefined);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    Reflect.set(window, 'benchPainted', painted);
  }, isWanted);
  return () => page.evaluate<number>(() => Reflect.get(window, 'benchPainted'));
}
