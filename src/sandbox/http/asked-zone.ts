import { sql } from 'kysely';
import type { Sandbox } from '../sandbox.ts';
import type { Call } from './route.ts';

/** The zone in which the days of a call begin: the site's, or the caller's own where the site leaves days to devices. */
export async function askedZone({ db, sites }: Sandbox, { merchant, query }: Call): Promise<string> {
  const wanted = (await sites.get(merchant))?.site.settings['dates.timeZone'];
  if (wanted !== undefined && wanted !== 'device') return wanted;
  const { timeZone } = query;
  return timeZone !== undefined && (await isZone(db, timeZone)) ? timeZone : 'UTC';
}

/** Whether database and program both know a zone by this name. An offset is none: it would be read with its sign turned round. */
async function isZone(db: Sandbox['db'], name: string): Promise<boolean> {
  if (!/^[A-Za-z]+(?:\/[\w+-]+)+$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    await sql`select now() at time zone ${name}`.execute(db);
    return true;
  } catch {
    return false;
  }
}
