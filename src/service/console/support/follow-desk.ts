import { setTimeout } from 'node:timers/promises';
import type { ConsoleContext } from '../console-context.ts';
import type { SupportDesk } from './desk.ts';

/** After an answer that did not come, the desk is asked again only so soon. */
const PAUSE_MS = 2_000;

/** Notifies open consoles what moves at a desk, until the function that it gives is called. */
export function followDesk(
  { db, events }: Pick<ConsoleContext, 'db' | 'events'>,
  desk: Pick<SupportDesk, 'news'>,
  pauseMs = PAUSE_MS,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const everyMerchant = async () => {
    const rows = await db.selectFrom('pointers').select('merchant').execute();
    return rows.map(({ merchant }) => merchant);
  };
  const follow = async () => {
    let mark: string | undefined;
    while (!signal.aborted) {
      try {
        const news = await desk.news(mark, signal);
        mark = news.mark;
        const moved = news.merchants ?? (await everyMerchant());
        if (moved.length > 0) events.send('support', {}, moved);
      } catch {
        // Whoever looks at the page reads that the platform does not answer.
        await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const followed = follow();
  return async () => {
    ending.abort();
    await followed;
  };
}
