import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Runtime } from '../runtime-types.ts';
import { watchPlayTime } from './watch-play-time.ts';

interface Options {
  readonly minutes?: number;
  readonly type?: number;
  readonly kept?: string;
}

/** A tab of a signed-in player on a clock of its own. */
function openTab({ minutes = 60, type = 0, kept }: Options = {}) {
  const waiting: { at: number; task: () => void }[] = [];
  let now = 0;
  let stored = kept;
  const opened: number[] = [];
  const siteOf = (every: number) => ({
    site: {
      roles: { trial: [4] },
      settings: { 'safePlay.realityCheckMinutes': every },
    },
  });
  const release = createStore<object>(() => siteOf(minutes));
  const session = createStore<object>(() => ({ session: { userName: 'ada', type } }));
  const dialogs = createStore<{ current?: object | undefined }>(() => ({}));
  watchPlayTime({
    session: { store: session },
    release,
    storage: { session: { read: () => stored, write: (_name: string, text: string) => (stored = text) } },
    clock: {
      now: () => now,
      after(ms: number, task: () => void) {
        const entry = { at: now + Math.max(0, ms), task };
        waiting.push(entry);
        return () => waiting.splice(waiting.indexOf(entry), waiting.includes(entry) ? 1 : 0);
      },
    },
    dialogs: { store: dialogs, open: () => opened.push(now / 60_000) },
  } as unknown as Runtime);
  const pass = (to: number) => {
    for (;;) {
      const [next] = waiting.filter(({ at }) => at <= to * 60_000).sort((a, b) => a.at - b.at);
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      now = next.at;
      next.task();
    }
    now = to * 60_000;
  };
  return {
    pass,
    opened,
    stored: () => stored,
    leave: () => session.setState({ session: undefined }),
    say: (every: number) => release.setState(siteOf(every)),
    ask: (current: object | undefined) => dialogs.setState({ current }),
  };
}

describe('the reality check', () => {
  it('comes every so many minutes, as the site says, also when that changes', () => {
    const tab = openTab();
    tab.pass(110);
    tab.say(15);
    tab.pass(140);
    expect(tab.opened).toEqual([60, 120, 135]);
  });

  it('is not put off by a page that is loaded anew', () => {
    const tab = openTab({ kept: String(10 * 60_000) });
    tab.pass(11);
    expect(tab.opened).toEqual([10]);
    expect(tab.stored()).toBe(String(70 * 60_000));
  });

  it('waits for what is being asked already', () => {
    const tab = openTab();
    tab.ask({ name: 'idle' });
    tab.pass(60.4);
    expect(tab.opened).toEqual([]);
    tab.ask(undefined);
    tab.pass(61);
    expect(tab.opened).toEqual([60.5]);
  });

  it('leaves guests and trial accounts alone', () => {
    const tabs = [openTab({ type: 4 }), openTab()];
    tabs[1]?.leave();
    for (const tab of tabs) tab.pass(500);
    expect(tabs.map(({ opened }) => opened)).toEqual([[], []]);
  });
});
