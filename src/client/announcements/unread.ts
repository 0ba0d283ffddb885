import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer } from '../../contracts/platform-answer.ts';
import type { ReleaseState } from '../release/release-types.ts';
import type { Clock, EnvironmentState, Platform } from '../runtime-types.ts';
import type { BadgeCounts, Session, Unread } from '../session/session-types.ts';
import { throttle } from '../platform/throttle.ts';

export interface UnreadDependencies {
  readonly platform: Platform;
  readonly session: Session;
  readonly release: StoreApi<ReleaseState>;
  readonly environment: StoreApi<EnvironmentState>;
  readonly clock: Clock;
}

/** Unread counts, polled for real players only: not for guests, not for trial accounts (rows, G-301). */
export function createUnread({ platform, session, release, environment, clock }: UnreadDependencies): Unread {
  const store = createStore<BadgeCounts>(() => ({}));
  const latest: Record<string, object> = {};
  // What is counted here is newer than the answer of a question that is still on its way.
  const set = (name: string, count: number) => {
    latest[name] = {};
    store.setState({ [name]: Number.isFinite(count) && count > 0 ? count : 0 });
  };
  const expect = (name: string) => {
    const question = {};
    latest[name] = question;
    return (count: number) => {
      if (latest[name] === question) set(name, count);
    };
  };

  const ask = async <C extends 'inboxCount' | 'chatCount' | 'promotionCounts'>(
    endpoint: C,
    name: string,
    countOf: (value: Answer<C> | null) => unknown,
  ) => {
    const asker = session.store.getState().session?.token;
    const count = expect(name);
    const value = await platform.call(endpoint, { quiet: true }).catch(() => undefined);
    const isCurrent = asker === session.store.getState().session?.token;
    if (value !== undefined && isCurrent) count(Number(countOf(value)));
  };
  const { settings } = release.getState().site;
  const throttled = (task: () => void) => throttle(task, settings['unread.throttleMs'], clock);
  const askInbox = throttled(() => void ask('inboxCount', 'unread.inbox', (value) => value));
  const askChat = throttled(() => void ask('chatCount', 'unread.chat', (value) => value?.unReadCount));
  const askRewards = throttled(() => void ask('promotionCounts', 'rewards.total', sumRewards));

  const refresh = () => {
    const { site } = release.getState();
    const type = session.store.getState().session?.type;
    if (type === undefined || site.roles.trial.includes(type)) return;
    askInbox();
    askRewards();
    if (site.flags['CBS3'] === true) askChat();
  };

  return {
    store,
    set,
    expect,
    refresh,
    start() {
      const stopPoll = clock.every(release.getState().site.settings['unread.pollMs'], () => {
        if (environment.getState().visible) refresh();
      });
      const stopSession = session.store.subscribe((next, last) => {
        if (next.session?.token === last.session?.token) return;
        store.setState({}, true);
        refresh();
      });
      refresh();
      return () => {
        stopPoll();
        stopSession();
      };
    },
  };
}

const receivingCentre = ['MANUAL', 'RAFFLE', 'UPGRADE_BONUS', 'MISSION_MANUAL', 'TICKET'] as const;

/** What waits in the receiving centre: the sum over its five promotions; missing ones count 0 (row A-183). */
export function sumRewards(counts: Partial<Answer<'promotionCounts'>> | null): number {
  return receivingCentre.reduce((sum, name) => sum + (Number(counts?.[name]) || 0), 0);
}
