import type { Cipher } from '../../storage/encryption/cipher.ts';
import type { Limiter } from '../../storage/limits/limiter.ts';
import type { SecurityLog } from '../../storage/security-log/security-log.ts';
import type { Compiler } from '../../release/compiler.ts';
import type { EngineTools } from '../../release/engine-tools.ts';
import type { PartCache } from '../live/part-cache.ts';
import type { StreamHub } from '../live/stream-hub.ts';
import type { Frames } from '../preview/frames.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { Database } from '../store/tables.ts';
import type { ActiveSession } from './people/sessions.ts';
import type { Summaries } from './flags/live-summaries.ts';
import type { FindPair } from './frames/frame-pairs.ts';
import type { SupportDesk } from './support/desk.ts';
import type { ConsoleHub } from './events/console-hub.ts';

/** What the console's routes share. */
export interface ConsoleContext {
  readonly db: Database;
  readonly publisher: Publisher;
  readonly compiler: Compiler;
  readonly tools: Pick<EngineTools, 'texts' | 'canMatch'>;
  readonly parts: PartCache;
  /** Open browsers of players. */
  readonly streams: Pick<StreamHub, 'countOf' | 'pagesOn'>;
  /** Folders of merchants and themes on this node, which may lack some or all of them. */
  readonly folders: { readonly merchantsDir: string; readonly themesDir: string };
  readonly limiter: Limiter;
  readonly security: SecurityLog;
  readonly cipher: Cipher;
  /** `https://console.example.com`: without it no request writes. */
  readonly origin: string;
  readonly summaries: Summaries;
  readonly events: ConsoleHub;
  /** Where releases are shown as players would see them; absent where there is no host for it. */
  readonly frames?: Frames | undefined;
  /** Domains below which brands answer by their codes; absent on a development machine. */
  readonly brandHosts?: readonly string[] | undefined;
  readonly findPair: FindPair;
  /** Live chat at the platform of the service; absent where it has no desk that could be asked. */
  readonly desk?: SupportDesk | undefined;
  readonly now: () => Date;
  /** Takes what staff of the service should look at: a sentence, and its cause. */
  readonly onTrouble: (message: string, error?: unknown) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** In whose session a call of the console is made. */
    consoleSession: ActiveSession | null;
  }
}
