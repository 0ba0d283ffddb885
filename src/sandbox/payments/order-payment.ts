import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { checkDescribed, describedValues } from '../../engine/forms/check-described.ts';
import { decimalsOf } from '../../engine/currency-decimals.ts';
import { feeShare, fromMinor, toMinor, unitsOf } from '../../engine/minor-units.ts';
import { makeToken } from '../accounts/secrets.ts';
import { payToCard } from '../bank-cards/pay-to-card.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { siteOriginOf } from '../http/site-origin.ts';
import { requireDepositWithinLimits } from '../safe-play/require-within-limits.ts';
import { safePlayTerms } from '../safe-play/terms.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../settlement/zone.ts';
import { currencyOf, decimalsIn } from '../wallet/currency.ts';
import { balanceOf, lockWallet, moveMoney } from '../wallet/ledger.ts';
import { requireInMain } from '../wallet/spend.ts';
import { announce } from './announce.ts';
import type { Direction, OfferedMethod } from './methods.ts';
import { totalOf } from './payment-state.ts';
import { applyTransfer } from './apply-message.ts';
import { factsOf, type PaymentRow, viewPayment } from './view-payment.ts';

/** How long an order that nobody pays waits. */
const waitingMs = 30 * 60_000;
/** How long after that money which was sent in time may still arrive. */
const lateMs = 24 * 3_600_000;
const keyPattern = /^[\w-]{8,64}$/;

/** What is ordered; the amount is decimal text within the method's limits. */
export interface PaymentOrder {
  readonly direction: Direction;
  readonly method: OfferedMethod;
  readonly amount: string;
  /** Id of the bank card that is paid, where the method pays to one. */
  readonly card?: number | undefined;
}

/**
 * Orders a payment, in or out, once for each key. What is paid at once is settled in the same transaction; a withdrawal
 * takes the money at once in any case, and gives it back when it fails. Answers the balance and the payment.
 */
export async function orderPayment(sandbox: Sandbox, call: MemberCall, order: PaymentOrder) {
  const { db } = sandbox;
  const draft = await draftOf(sandbox, call, order);
  const zone = await zoneOf(sandbox, call.merchant);
  const { depositCap } = await safePlayTerms(sandbox, call.merchant);
  const row = await db.transaction().execute(async (inside) => {
    const { key, ...rest } = draft;
    // First of all: the new row refers to the account, and two orders that hold it so would wait for each other.
    await lockWallet(inside, call.member.id);
    const made = await inside
      .insertInto('payment')
      .values({ key, ...rest })
      .onConflict((conflict) => conflict.columns(['account', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!made) return repeated(await readByKey(inside, call, key), draft);
    await payToCard(inside, sandbox, made);
    if (order.direction === 'withdraw') await takeMoney(inside, made);
    else await requireWithinLimits(inside, made, { zone, depositCap });
    if (made.next === 'paid')
      await applyTransfer(inside, made, { transfer: 'at-once', amount: totalOf(factsOf(made)), at: sandbox.now() });
    return inside.selectFrom('payment').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow();
  });
  if (row.next !== 'paid') await announce(sandbox, row, siteOriginOf(call));
  const decimals = await decimalsIn(sandbox, call.merchant);
  return {
    value: {
      sumBalance: await balanceOf(db, call.member.id, decimals),
      payment: viewPayment(sandbox, row, call.language),
    },
  };
}

async function draftOf(sandbox: Sandbox, call: MemberCall, { direction, method, amount, card }: PaymentOrder) {
  const { now, cipher } = sandbox;
  const { merchant, member, body, language } = call;
  const values = Object(body['values'] ?? {});
  const faults = checkDescribed(method.fields, values);
  if (faults.length > 0)
    throw failure('fields.invalid', { fields: Object.fromEntries(faults.map(({ field, rule }) => [field, rule])) });
  const entered = describedValues(method.fields, values);
  const currency = await currencyOf(sandbox, merchant);
  const decimals = decimalsOf(currency);
  const units = toMinor(amount, decimals);
  const { key } = body;
  if (key !== undefined && !(typeof key === 'string' && keyPattern.test(key))) throw failure('body.invalid');
  const fee = (toMinor(method.fee.fixed, decimals) ?? 0) + feeShare(units ?? 0, method.fee.percent);
  if (units === undefined || (direction === 'withdraw' && fee >= units)) {
    throw failure('amount.invalid', { min: method.min, max: method.max });
  }
  const waits = direction === 'deposit' && method.next !== 'paid';
  const { en = method.id, ur = en } = method.title;
  return {
    ...{ merchant, account: member.id, direction, method: method.id, next: method.next, currency, decimals, fee },
    card: card ?? null,
    title: JSON.stringify({ ...method.title, en, ur }),
    note: method.title[language] ?? en,
    key: key ?? makeToken(),
    reference: makeReference(),
    amount: units,
    entered: Object.keys(entered).length === 0 ? null : cipher.encrypt('payment.entered', JSON.stringify(entered)),
    expires_at: waits ? new Date(now().getTime() + waitingMs) : null,
    created_at: now(),
    changed_at: now(),
  };
}

function readByKey(db: Transaction<Tables>, { member }: MemberCall, key: string): Promise<PaymentRow> {
  return db
    .selectFrom('payment')
    .selectAll()
    .where('account', '=', member.id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** The payment of an earlier order under the same key. Throws when that order was another one. */
function repeated(
  row: PaymentRow,
  draft: Pick<PaymentRow, 'direction' | 'method' | 'card'> & { amount: number },
): PaymentRow {
  const isSame =
    row.direction === draft.direction &&
    row.method === draft.method &&
    row.card === draft.card &&
    Number(row.amount) === draft.amount;
  if (!isSame) throw failure('payment.key');
  return row;
}

/**
 * Lets a deposit on for which the player's own limits and the site's leave room; what is ordered and may still be paid
 * takes its share. The site's cap is everybody's, so that an order takes its share of it for as long as money may arrive
 * late, or until the provider says that none will. The caller holds the wallet.
 */
async function requireWithinLimits(
  db: Transaction<Tables>,
  row: PaymentRow,
  { zone, depositCap }: { readonly zone: string; readonly depositCap: number | undefined },
): Promise<void> {
  const { account, decimals, created_at: at } = row;
  const open = await db
    .selectFrom('payment')
    .select(['amount', 'credited', 'expires_at'])
    .where('account', '=', account)
    .where('direction', '=', 'deposit')
    .where('id', '!=', row.id)
    .where('failed_at', 'is', null)
    .where('expires_at', '>', new Date(at.getTime() - lateMs))
    .execute();
  const heldBy = (orders: typeof open) =>
    orders.reduce((sum, other) => sum + BigInt(other.amount) - BigInt(other.credited), 0n);
  const waiting = open.filter(({ expires_at: expiresAt }) => expiresAt !== null && expiresAt > at);
  const wanted = { account, units: BigInt(row.amount), held: heldBy(waiting), at, zone, decimals };
  const cap =
    depositCap === undefined ? undefined : { amount: unitsOf(String(depositCap), decimals), held: heldBy(open) };
  await requireDepositWithinLimits(db, wanted, cap);
}

/** Takes what a withdrawal pays out of the main wallet; what it lacks comes from the others. The caller holds them. */
async function takeMoney(db: Transaction<Tables>, row: PaymentRow): Promise<void> {
  const amount = fromMinor(Number(row.amount), row.decimals);
  const { merchant, account, id, note, decimals, created_at: at } = row;
  await requireInMain(db, { merchant, account, units: BigInt(row.amount), decimals, at });
  const taken = { account, amount: `-${amount}`, kind: 'withdraw', note, at, payment: id } as const;
  await moveMoney(db, merchant, [taken]);
}

/** A name that people can read to each other: no letter looks like a digit. */
function makeReference(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const text = [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('');
  return `P${text.slice(0, 5)}-${text.slice(5)}`;
}
