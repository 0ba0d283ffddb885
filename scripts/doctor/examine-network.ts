import pg from 'pg';
import type { Finding } from './finding.ts';
import { fine, found } from './finding.ts';

/** A clock that differs by more makes links, codes and overrides end at the wrong moment. */
const WORST_SKEW_MS = 2_000;
const PATIENCE_MS = 4_000;

/** Whether the platform answers, and whether its clock and ours agree. */
export async function examinePlatform(url: string, isStarted: boolean): Promise<readonly Finding[]> {
  const about = 'Platform';
  const startedAt = Date.now();
  try {
    const { headers } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const date = Date.parse(headers.get('date') ?? '');
    // The header counts whole seconds: the middle of its second is the best guess.
    const skew = Number.isNaN(date) ? undefined : date + 500 - (startedAt + Date.now()) / 2;
    const answered = fine(about, `${url} answers.`);
    return skew === undefined ? [answered] : [answered, examineSkew('the platform', skew)];
  } catch {
    if (!isStarted) return [{ about, state: 'idle', says: `${url} is silent; npm start brings it up.` }];
    const todo = 'Look at what npm start printed, then start again.';
    return [found(about, 'wrong', { says: `${url} does not answer, though the service runs.`, todo })];
  }
}

/** Whether the PostgreSQL server of `DATABASE_URL` answers, and whether its clock and ours agree. */
export async function examineDatabase(url: string | undefined): Promise<readonly Finding[]> {
  const about = 'Database';
  if (url === undefined) return [fine(about, 'the embedded one, in the data folder.')];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  const startedAt = Date.now();
  try {
    await client.connect();
    const { rows } = await client.query<{ now: Date }>('select now() as now');
    const now = rows[0]?.now.getTime();
    return [
      fine(about, 'the server of DATABASE_URL answers.'),
      ...(now === undefined ? [] : [examineSkew('the database', now - (startedAt + Date.now()) / 2)]),
    ];
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    const todo = 'Start the server, or correct DATABASE_URL; without it the embedded database is used.';
    return [found(about, 'wrong', { says: `DATABASE_URL cannot be reached: ${why}.`, todo })];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether two clocks agree; `skew` is how many milliseconds the other one is ahead. */
export function examineSkew(whose: string, skew: number): Finding {
  const seconds = (Math.abs(skew) / 1000).toFixed(1);
  if (Math.abs(skew) <= WORST_SKEW_MS) return fine('Clock', `agrees with ${whose} within ${WORST_SKEW_MS / 1000} s.`);
  const says = `${whose} is ${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} this machine.`;
  return found('Clock', 'wrong', { says, todo: 'Set both clocks by a time server.' });
}
