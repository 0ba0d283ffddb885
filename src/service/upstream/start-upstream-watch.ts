import type { Platforms } from '../mapping/platforms.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { Database } from '../store/tables.ts';
import { reportOnce } from '../report-once.ts';
import { createAskPlatform } from './ask-platform.ts';
import type { UpstreamWatch } from './watch-upstreams.ts';
import { createUpstreamWatch } from './watch-upstreams.ts';

interface StartOptions {
  readonly db: Database;
  readonly publisher: Publisher;
  readonly platformUrl: string;
  readonly platforms: Platforms;
  readonly onTrouble: (message: string, error?: unknown) => void;
}

/** How long a platform may take to answer. */
const TIMEOUT_MS = 8_000;
const LOOK_MS = 1_000;

/** A watch that looks by itself. */
export interface RunningWatch extends Pick<UpstreamWatch, 'askNow'> {
  /** Ends it, once nothing is under way. */
  close(): Promise<void>;
}

/** Follows the platforms while the service runs. */
export function startUpstreamWatch({ db, publisher, platformUrl, platforms, onTrouble }: StartOptions): RunningWatch {
  const ending = new AbortController();
  const ask = createAskPlatform({
    timeoutMs: TIMEOUT_MS,
    signal: ending.signal,
    translationOf: platforms.translationOf,
  });
  const onAlarm = (merchant: string, message: string) =>
    onTrouble(`The platform of ${merchant} is not believed; what was good last stays live. ${message}`);
  const watch = createUpstreamWatch({ db, publisher, platformUrl, ask, now: () => Date.now(), onAlarm });
  const unasked = reportOnce(onTrouble, 'Platforms could not be asked for their configuration.');
  const looks = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const look = watch
      .look()
      .then(unasked.worked, unasked.failed)
      .finally(() => looks.delete(look));
    looks.add(look);
  }, LOOK_MS);
  timer.unref();
  return {
    askNow: (merchant, forced) => watch.askNow(merchant, forced),
    async close() {
      clearInterval(timer);
      ending.abort();
      await Promise.all(looks);
    },
  };
}
