import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

/** A statement that has just ended. */
export interface EndedQuery {
  /** With places for its values, which are not reported. */
  readonly sql: string;
  readonly milliseconds: number;
  readonly hasFailed: boolean;
}

/** Where statements are reported as they end, within the request that asked for them; nobody listens unless traces are sent. */
export const queryChannel = channel('livery:query');

/** Reports a statement to whoever listens. */
export function reportQuery({ level, query, queryDurationMillis }: LogEvent): void {
  if (!queryChannel.hasSubscribers) return;
  const ended: EndedQuery = { sql: query.sql, milliseconds: queryDurationMillis, hasFailed: level === 'error' };
  queryChannel.publish(ended);
}
