import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EngineTools } from '../../release/engine-tools.ts';
import type { StreamHub } from '../live/stream-hub.ts';
import type { Answer, StaffLink } from '../operations.ts';
import type { PointerNews } from '../store/listen-for-moves.ts';
import { readPointer } from '../store/read-pointer.ts';
import { buildConsoleApp, type ConsoleAppOptions } from './build-console-app.ts';
import type { ConsoleContext } from './console-context.ts';
import { startSchedule } from './changes/start-scheduled.ts';
import { createConsoleHub } from './events/console-hub.ts';
import { shareEvents } from './events/share-events.ts';
import { sendArrivals } from './events/send-arrivals.ts';
import { createFindPair } from './frames/frame-pairs.ts';
import { createSummaries } from './flags/live-summaries.ts';
import { RefusedError } from './http/console-refusal.ts';
import { followDesk } from './support/follow-desk.ts';
import { makeFirstLink } from './people/links.ts';
import { fillNameKeys } from './people/name-key.ts';
import { invite } from './people/people.ts';

/** An open console. */
export interface Console {
  /** Whether a `Host` header names the console. */
  owns(hostHeader: string): boolean;
  /** Answers a request for the console's host. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Notifies open consoles that a pointer moved. */
  notifyMove(news: PointerNews): Promise<void>;
  /** Notifies open consoles what another node said on `CONSOLE_CHANNEL`. */
  receive(payload: string): Promise<void>;
  /** Makes a one-time link for a further administrator; a sentence when somebody has the name. */
  invite(name: string): Promise<Answer<StaffLink>>;
  /** One-time link for the first administrator; absent once somebody has joined. */
  readonly firstLink?: string;
  close(): Promise<void>;
}

/** What a console is opened with. */
export interface OpenConsoleOptions
  extends Omit<ConsoleContext, 'events' | 'summaries' | 'findPair' | 'now'>,
    ConsoleAppOptions {
  readonly tools: EngineTools;
  readonly streams: StreamHub;
  readonly now?: () => Date;
}

/** Opens the console at its origin. Throws one sentence when the origin is none. */
export async function openConsole({
  trustedProxies,
  log,
  consoleDir,
  assets,
  onTrouble,
  now = () => new Date(),
  ...options
}: OpenConsoleOptions): Promise<Console> {
  const { db, parts, origin } = options;
  const { hostname } = new URL(origin);
  const events = shareEvents(createConsoleHub(), db, onTrouble);
  const stopReporting = sendArrivals(options.streams, events);
  const context: ConsoleContext = {
    ...options,
    now,
    onTrouble,
    events,
    summaries: createSummaries({ db, parts }),
    findPair: createFindPair(),
  };
  const app = await buildConsoleApp(context, { trustedProxies, log, consoleDir, assets });
  await app.ready();
  await fillNameKeys(db);
  const newest = new Map<string, number>();
  const firstLink = await makeFirstLink(context);
  const schedule = startSchedule(context, onTrouble);
  const endFollowing = context.desk ? followDesk(context, context.desk) : undefined;
  return {
    owns: (hostHeader) => hostHeader.toLowerCase().replace(/:\d+$/, '') === hostname,
    answer: (request, response) => app.routing(request, response),
    notifyMove: async ({ merchant, seq }) => {
      // A node hears of its own moves twice: as it makes them, and as every node does.
      if ((newest.get(merchant) ?? 0) >= seq) return;
      newest.set(merchant, seq);
      const pointer = await readPointer(db, merchant);
      if (pointer && pointer.seq >= seq)
        events.send('moved', { merchant, seq: pointer.seq, release: pointer.release }, [merchant]);
    },
    receive: (payload) => events.receive(payload),
    invite: async (name) => {
      try {
        const { link, endsAt } = await invite(context, { name, role: 'administrator' });
        return { kind: 'answer', value: { link, endsAt: endsAt.toISOString() } };
      } catch (error) {
        if (error instanceof RefusedError) return { kind: 'impossible', message: error.message };
        throw error;
      }
    },
    ...(firstLink === undefined ? {} : { firstLink }),
    close: async () => {
      await schedule.close();
      stopReporting();
      await endFollowing?.();
      events.close();
      await app.close();
    },
  };
}
