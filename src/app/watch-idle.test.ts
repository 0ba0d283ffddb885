import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Runtime } from '../client/index.ts';
import { watchIdle } from './watch-idle.ts';

/** A page whose player does nothing, on a clock of its own; `says` is what the platform answers when it is asked again. */
function openPage(first: number | undefined, says: (asked: number) => number | undefined) {
  const waiting: { at: number; task: () => void }[] = [];
  let now = 0;
  let asked = 0;
  const dialogs: string[] = [];
  const infoOf = (left: number | undefined) => (left === undefined ? {} : { idleSecondsLeft: left });
  const store = createStore<object>(() => ({ info: infoOf(first) }));
  watchIdle({
    member: {
      store,
      async refresh() {
        asked += 1;
        const left = says(asked);
        if (left !== undefined) store.setState({ info: infoOf(left) });
      },
    },
    clock: {
      after(ms: number, task: () => void) {
        const entry = { at: now + ms, task };
        waiting.push(entry);
        return () => waiting.splice(waiting.indexOf(entry), waiting.includes(entry) ? 1 : 0);
      },
    },
    dialogs: {
      open: (name: string, { seconds }: { seconds: number }) => dialogs.push(`${name} ${seconds} at ${now / 1000}`),
      close: () => undefined,
    },
  } as unknown as Runtime);
  const pass = async (seconds: number) => {
    const end = now + seconds * 1000;
    for (;;) {
      const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      now = next.at;
      next.task();
      await Promise.resolve();
      await Promise.resolve();
    }
    now = end;
  };
  return { pass, dialogs, asked: () => asked, forget: () => store.setState({ info: undefined }) };
}

describe('a player who does nothing', () => {
  it('is asked two minutes before the end, by what the platform says then', async () => {
    const page = openPage(1800, (time) => (time === 1 ? 900 : 120));
    await page.pass(1679);
    expect(page.asked()).toBe(0);
    await page.pass(1);
    expect(page.asked()).toBe(1);
    expect(page.dialogs).toEqual([]);
    await page.pass(780);
    expect(page.dialogs).toEqual(['idle 120 at 2460']);
  });

  it('is asked again when the platform could not be reached', async () => {
    const page = openPage(1800, (time) => (time === 1 ? undefined : 105));
    await page.pass(1695);
    expect(page.dialogs).toEqual(['idle 105 at 1695']);
  });

  it('is left alone by a platform that does not tell, and after they have gone', async () => {
    const silent = openPage(undefined, () => 10);
    await silent.pass(100_000);
    expect(silent.asked()).toBe(0);
    const gone = openPage(1800, () => 10);
    gone.forget();
    await gone.pass(100_000);
    expect(gone.asked()).toBe(0);
  });
});
