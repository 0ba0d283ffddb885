import type { Cipher } from '../../storage/encryption/cipher.ts';
import type { Limiter } from '../../storage/limits/limiter.ts';
import type { SecurityLog } from '../../storage/security-log/security-log.ts';
import type { Compiler } from '../../release/compiler.ts';
import type { EngineTools } from '../../release/engine-tools.ts';
import type { PartCache } from '../live/part-cache.ts';
import type { StreamHub } from '../live/stream-hub.ts';
import type { Publisher } from '../publishing/publisher.ts';
import type { Database } from '../store/tables.ts';
import type { ActiveSession } from './people/sessions.ts';
import type { Summaries } from './flags/live-summaries.ts';
import type { ConsoleHub } from './events/console-hub.ts';

/** What the console's routes share. */
export interface ConsoleContext {
  readonly db: Database;
  readonly publisher: Publisher;
  readonly compiler: Compiler;
  readonly tools: Pick<EngineTools, 'texts' | 'canMatch'>;
  readonly parts: PartCache;
  /** Open browsers of players. */
  readonly streams: Pick<StreamHub, 'countOf'>;
  readonly limiter: Limiter;
  readonly security: SecurityLog;
  readonly cipher: Cipher;
  /** `https://console.example.com`: without it no request writes. */
  readonly origin: string;
  readonly summaries: Summaries;
  readonly events: ConsoleHub;
  readonly now: () => Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** In whose session a call of the console is made. */
    consoleSession: ActiveSession | null;
  }
}
