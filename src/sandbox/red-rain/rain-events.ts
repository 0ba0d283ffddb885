import type { Selectable } from 'kysely';
import type { RainEventTable } from '../database/contract-tables.ts';
import type { Sandbox } from '../sandbox.ts';

export type RainEvent = Selectable<RainEventTable>;

const minute = 60_000;

/** The event that runs, else the next one, else the last one that ran; one that recurs is made anew after its end. */
export async function findEvent(sandbox: Sandbox, merchant: string): Promise<RainEvent | undefined> {
  const now = sandbox.now();
  const ahead = await nextEvent(sandbox, merchant, now);
  if (ahead) return ahead;
  const last = await sandbox.db
    .selectFrom('rain_event')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('starts_at', 'desc')
    .executeTakeFirst();
  if (!last?.every_minutes) return last;
  await repeatEvent(sandbox, last, last.every_minutes * minute);
  return nextEvent(sandbox, merchant, now);
}

function nextEvent({ db }: Sandbox, merchant: string, now: Date): Promise<RainEvent | undefined> {
  return db
    .selectFrom('rain_event')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .executeTakeFirst();
}

/** Makes the first occurrence of an event that has not ended; two callers at once make it once. */
async function repeatEvent({ db, now }: Sandbox, { id: _id, ...event }: RainEvent, everyMs: number): Promise<void> {
  const missed = Math.floor((now().getTime() - event.ends_at.getTime()) / everyMs) + 1;
  const later = (at: Date) => new Date(at.getTime() + missed * everyMs);
  await db
    .insertInto('rain_event')
    .values({
      ...event,
      title: JSON.stringify(event.title),
      starts_at: later(event.starts_at),
      ends_at: later(event.ends_at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
