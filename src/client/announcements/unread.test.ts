import { describe, expect, it, vi } from 'vitest';
import { aRuntime, aStoredSession } from '../testing/runtime.fixture.ts';
import { aSitePart } from '../testing/boot.fixture.ts';
import { sumRewards } from './unread.ts';

function start(type: number | undefined, flags: Readonly<Record<string, boolean>> = {}) {
  const made = aRuntime({
    boot: { site: aSitePart({ flags }) },
    ...(type === undefined ? {} : { session: { MC_SESSION_INFO: aStoredSession({ type }) } }),
    answer: ({ path }) => ({ body: { value: path.includes('chat') ? { unReadCount: 2 } : 5 } }),
  });
  made.runtime.session.restore();
  made.runtime.unread.start();
  return made;
}

describe('createUnread', () => {
  it('asks nothing for guests and trial accounts', () => {
    expect(start(undefined).calls).toEqual([]);
    expect(start(4, { CBS3: true }).calls).toEqual([]);
  });

  it('asks for the chat only where CBS3 is on', () => {
    const paths = (flags: Readonly<Record<string, boolean>>) => start(0, flags).calls.map(({ path }) => path);
    expect(paths({})).not.toContain('/wps/chat/unread');
    expect(paths({ CBS3: true })).toContain('/wps/chat/unread');
  });

  it('asks once in 250 ms, and again every minute while the page is visible', () => {
    const { runtime, clock, calls } = start(0);
    const inbox = () => calls.filter(({ path }) => path === '/wps/inbox/unread').length;
    for (let turn = 0; turn < 5; turn += 1) runtime.unread.refresh();
    expect(inbox()).toBe(1);
    clock.advance(60_000);
    expect(inbox()).toBe(2);
    runtime.environment.setState({ visible: false });
    clock.advance(60_000);
    expect(inbox()).toBe(2);
  });

  it('takes the answer of the latest question for a count, whichever comes first', () => {
    const { runtime } = start(0);
    const [first, second] = [runtime.unread.expect('unread.inbox'), runtime.unread.expect('unread.inbox')];
    const other = runtime.unread.expect('unread.chat');
    second(0);
    first(1);
    other(2);
    expect(runtime.unread.store.getState()).toMatchObject({ 'unread.inbox': 0, 'unread.chat': 2 });
  });

  it('keeps what was counted while the platform was asked: its answer is of before', async () => {
    const { runtime } = start(0);
    runtime.unread.set('unread.inbox', 0);
    await vi.waitFor(() => expect(runtime.unread.store.getState()['rewards.total']).toBe(0));
    expect(runtime.unread.store.getState()['unread.inbox']).toBe(0);
  });

  it('forgets the counts at sign-out', async () => {
    const { runtime } = start(0);
    runtime.unread.set('unread.inbox', 3);
    runtime.session.end();
    expect(runtime.unread.store.getState()).toEqual({});
  });
});

describe('sumRewards', () => {
  it('adds the five promotions of the receiving centre and no other', () => {
    const counts = { MANUAL: 1, RAFFLE: 2, UPGRADE_BONUS: 3, MISSION_MANUAL: 4, TICKET: 5, OTHER: 9 };
    expect(sumRewards(counts)).toBe(15);
    expect(sumRewards({ TICKET: 2 })).toBe(2);
    expect(sumRewards(null)).toBe(0);
  });
});
