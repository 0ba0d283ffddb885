import type { StreamHub } from '../../live/stream-hub.ts';
import type { ConsoleHub } from './console-hub.ts';

/** Open consoles hear of a merchant at most this often while a release arrives at its pages. */
const PAUSE_MS = 400;

/** Notifies open consoles how releases arrive; gives the function that ends it. */
export function sendArrivals(streams: Pick<StreamHub, 'onArrival'>, events: Pick<ConsoleHub, 'send'>): () => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  let isOver = false;
  streams.onArrival((merchant) => {
    if (isOver || waiting.has(merchant)) return;
    const timer = setTimeout(() => {
      waiting.delete(merchant);
      events.send('arrival', { merchant }, [merchant]);
    }, PAUSE_MS);
    timer.unref();
    waiting.set(merchant, timer);
  });
  return () => {
    isOver = true;
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
