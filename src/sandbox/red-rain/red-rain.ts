import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { refuseTrial } from '../accounts/roles.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { lockWallet, moveMoney } from '../wallet/ledger.ts';
import { findEvent, type RainEvent } from './rain-events.ts';

const historyLength = 50;

/** The event of now or next with the platform's clock, and the envelopes that the player has opened (row G-247). */
export async function readRedRain(sandbox: Sandbox, { merchant, member, language }: MemberCall) {
  const event = await findEvent(sandbox, merchant);
  const claims = await sandbox.db
    .selectFrom('rain_claim')
    .innerJoin('rain_event', 'rain_event.id', 'rain_claim.event')
    .select(['rain_claim.id', 'rain_claim.event', 'rain_event.title', 'rain_claim.created_at'])
    .select(sql<string>`rain_claim.amount::text`.as('amount'))
    .where('rain_claim.account', '=', member.id)
    .orderBy('rain_claim.id', 'desc')
    .limit(historyLength)
    .execute();
  const claimed = claims.filter((claim) => claim.event === event?.id).length;
  const list = claims.map(({ id, title, amount, created_at: at }) => ({
    ...{ id, title: title[language], amount },
    at: at.toISOString(),
  }));
  const shown = event && {
    ...{ id: event.id, title: event.title[language] },
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    claimsLeft: Math.max(0, event.claims_each - claimed),
  };
  return { value: { now: sandbox.now().toISOString(), ...(shown ? { event: shown } : {}), list } };
}

/**
 * Opens one envelope of a running event. The event's row is held meanwhile, so that claims at once count one after the
 * other: nobody gets more envelopes than the event gives each, and all of them together never more than its budget.
 */
export async function claimRedRain(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { merchant, member, body, language } = call;
  const at = sandbox.now();
  const decimals = await decimalsIn(sandbox, merchant);
  return sandbox.db.transaction().execute(async (db) => {
    const event = await db
      .selectFrom('rain_event')
      .selectAll()
      .where('id', '=', idIn(body['eventId']))
      .where('merchant', '=', merchant)
      .forUpdate()
      .executeTakeFirst();
    if (!event || event.starts_at > at || event.ends_at <= at) throw failure('rain.closed');
    await lockWallet(db, member.id);
    const taken = await takenOf(db, event, member.id);
    if (taken.claims >= event.claims_each) throw failure('rain.claimed');
    const amount = drawAmount(event, { given: taken.given, decimals });
    if (amount === undefined) throw failure('rain.empty');
    const place = taken.claims + 1;
    await db
      .insertInto('rain_claim')
      .values({ event: event.id, account: member.id, place, amount, created_at: at })
      .execute();
    const note = event.title[language];
    await moveMoney(db, merchant, [{ account: member.id, amount, kind: 'bonus', note, at }]);
    return { value: { amount, claimsLeft: event.claims_each - place } };
  });
}

/** What an event has given to everybody, as decimal text, and how many envelopes to one player. */
async function takenOf(db: Transaction<Tables>, { id }: RainEvent, account: number) {
  const { rows } = await sql<{ claims: number; given: string }>`
    select count(*) filter (where account = ${account})::int as claims,
      coalesce(sum(amount), 0)::text as given
    from rain_claim where event = ${id}`.execute(db);
  return rows[0] ?? { claims: 0, given: '0' };
}

/** An amount between the event's least and most within what is left of its budget; nothing once that is less. */
function drawAmount(
  { budget, least, most }: RainEvent,
  { given, decimals }: { readonly given: string; readonly decimals: number },
): string | undefined {
  const units = (text: string) => Number(unitsOf(text, decimals));
  const highest = Math.min(units(most), units(budget) - units(given));
  if (highest < units(least)) return undefined;
  return fromMinor(randomInt(units(least), highest + 1), decimals);
}
