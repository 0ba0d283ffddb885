import { fromMinor, toMinor, unitsOf } from '../../engine/minor-units.ts';
import { refuseTrial } from '../accounts/roles.ts';
import { type LimitKind, limitKinds, type LimitSpan, spansOfKind } from '../database/safe-play-tables.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../settlement/zone.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { heldLimits } from './limits.ts';
import { spansAt } from './spans.ts';
import { readSafePlay } from './read-safe-play.ts';
import { safePlayTerms } from './terms.ts';

/**
 * Sets a limit. The first one and a lower one hold at once and end a change that waits; a higher one, or none, holds after
 * the site's waiting time, and where the site says so not before its span of the calendar has run out and the player has said so
 * again. Throws `limit.invalid` for what is no amount, and `no.permission` for a kind that the site does not
 * offer.
 */
export async function setPlayLimit(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const name = limitNameIn(call.body);
  const decimals = await decimalsIn(sandbox, call.merchant);
  const wanted = name.kind === 'time' ? minutesIn(call.body['amount']) : amountIn(call.body['amount'], decimals);
  const { raiseHours, kinds, raiseAtEnd } = await safePlayTerms(sandbox, call.merchant);
  const { db, now } = sandbox;
  const account = call.member.id;
  const zone = await zoneOf(sandbox, call.merchant);
  await db.transaction().execute(async (inside) => {
    await lockWallet(inside, account);
    const at = now();
    const held = (await heldLimits(inside, account, at)).find(
      ({ kind, span }) => kind === name.kind && span === name.span,
    );
    const current = held?.amount;
    if (held === undefined && !kinds.includes(name.kind)) throw failure('no.permission');
    const isStricter =
      wanted !== undefined && (current === undefined || unitsOf(wanted, decimals) <= unitsOf(current, decimals));
    if (wanted === undefined && current === undefined) return;
    const asks = raiseAtEnd && name.span !== 'bet';
    const waited = new Date(at.getTime() + raiseHours * 3_600_000);
    const ended = raiseAtEnd && name.span !== 'bet' ? (await spansAt(inside, at, zone))[name.span].until : waited;
    const row = isStricter
      ? { amount: wanted, next_at: null, next_amount: null, next_asks: false, next_told: false }
      : {
          amount: current ?? null,
          next_at: ended > waited ? ended : waited,
          next_amount: wanted ?? null,
          next_asks: asks,
          next_told: false,
        };
    await inside
      .insertInto('play_limit')
      .values({ account, ...name, ...row })
      .onConflict((conflict) => conflict.columns(['account', 'kind', 'span']).doUpdateSet(row))
      .execute();
  });
  return readSafePlay(sandbox, call);
}

/** Takes a change back that waits; the limit stays what it is. */
export async function keepPlayLimit(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { kind, span } = limitNameIn(call.body);
  await sandbox.db
    .updateTable('play_limit')
    .set({ next_at: null, next_amount: null, next_asks: false })
    .where('account', '=', call.member.id)
    .where('kind', '=', kind)
    .where('span', '=', span)
    // One that holds already is the limit itself.
    .where((where) => where.or([where('next_at', '>', sandbox.now()), where('next_asks', '=', true)]))
    .execute();
  return readSafePlay(sandbox, call);
}

/** Says again that a limit shall be raised or go, once its time has run out: from now on it does. Throws `limit.notYet` before. */
export async function confirmPlayLimit(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { kind, span } = limitNameIn(call.body);
  const { numUpdatedRows } = await sandbox.db
    .updateTable('play_limit')
    .set((row) => ({ amount: row.ref('next_amount'), next_at: null, next_amount: null, next_asks: false }))
    .where('account', '=', call.member.id)
    .where('kind', '=', kind)
    .where('span', '=', span)
    .where('next_asks', '=', true)
    .where('next_at', '<=', sandbox.now())
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw failure('limit.notYet');
  return readSafePlay(sandbox, call);
}

interface LimitName {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
}

function limitNameIn(body: MemberCall['body']): LimitName {
  const kind = limitKinds.find((one) => one === body['kind']);
  const span = kind && spansOfKind[kind].find((one) => one === body['span']);
  if (!kind || !span) throw failure('body.invalid');
  return { kind, span };
}

/** Whole minutes of a day. */
function minutesIn(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const minutes = typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : 0;
  if (minutes < 1 || minutes > 24 * 60) throw failure('limit.invalid');
  return String(minutes);
}

/** Nine digits before the point are more than anybody has. */
const tooMuch = '1000000000';

function amountIn(value: unknown, decimals: number): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  const units = toMinor(text, decimals);
  if (units === undefined || units < unitsOf('1', decimals) || units >= unitsOf(tooMuch, decimals))
    throw failure('limit.invalid');
  return fromMinor(units, decimals);
}
