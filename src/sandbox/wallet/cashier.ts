import { demandPaymentPassword } from '../accounts/payment-password.ts';
import { hasRole, refuseTrial } from '../accounts/roles.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { seedData } from '../merchants/seed-data.ts';
import { demandDepositRoom } from '../safe-play/demand-room.ts';
import type { Sandbox } from '../sandbox.ts';
import { centsOf } from '../settlement/cents.ts';
import { zoneOf } from '../settlement/zone.ts';
import { balanceOf, lockWallet, moveMoney } from './ledger.ts';

const { channels, amounts, withdraw: limits } = seedData.cashier;

/** The ways to pay in and the limits of both directions (decisions 53). */
export async function readCashier({ db }: Sandbox, { member, language }: MemberCall) {
  const { payment_hash: hash } = await db
    .selectFrom('account')
    .select('payment_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const ways = channels.map(({ id, name, min, max }) => ({ id, name: name[language], min, max }));
  return { value: { channels: ways, amounts, withdraw: { ...limits, hasPassword: hash !== null } } };
}

/** Credits a payment at once, as a bank of the sandbox always pays (rows ). */
export async function deposit(sandbox: Sandbox, call: MemberCall) {
  const { merchant, member, body, language } = call;
  await demandRole(sandbox, call, 'deposit');
  const channel = channels.find(({ id }) => id === body['channel']);
  if (!channel) throw failure('body.invalid');
  const amount = amountWithin(body['amount'], channel);
  const zone = await zoneOf(sandbox, merchant);
  const balance = await sandbox.db.transaction().execute(async (inside) => {
    const paid = { merchant, account: member.id, amount, note: channel.name[language], at: sandbox.now(), zone };
    await creditDeposit(inside, paid);
    return balanceOf(inside, member.id);
  });
  return { value: { sumBalance: balance } };
}

/** A payment that has arrived. */
export interface Deposit {
  readonly merchant: string;
  readonly account: number;
  /** Decimal text. */
  readonly amount: string;
  readonly note: string;
  readonly at: Date;
  /** Zone in which the site's days begin. */
  readonly zone: string;
}

/** The one way by which a deposit gets into a balance: it keeps to the limits and breaks that the player has set. */
export async function creditDeposit(inside: Transaction<Tables>, paid: Deposit): Promise<void> {
  const { merchant, account, amount, note, at, zone } = paid;
  await lockWallet(inside, account);
  await demandDepositRoom(inside, { account, cents: centsOf(amount), at, zone });
  await moveMoney(inside, merchant, [{ account, amount, kind: 'deposit', note, at }]);
}

/** Takes a payment out for who knows the withdrawal password and has the money (row A-028). */
export async function withdraw(sandbox: Sandbox, call: MemberCall) {
  const { merchant, member, body } = call;
  await demandRole(sandbox, call, 'withdraw');
  const amount = amountWithin(body['amount'], limits);
  await demandPaymentPassword(sandbox, call, body['paymentPassword']);
  const { db, now } = sandbox;
  const balance = await db.transaction().execute(async (inside) => {
    // Two withdrawals at once must not both find the same money.
    await lockWallet(inside, member.id);
    if (cents(await balanceOf(inside, member.id)) < cents(amount)) throw failure('balance.low');
    const taken = { account: member.id, amount: `-${amount}`, kind: 'withdraw', note: '', at: now() } as const;
    await moveMoney(inside, merchant, [taken]);
    return balanceOf(inside, member.id);
  });
  return { value: { sumBalance: balance } };
}

async function demandRole(sandbox: Sandbox, call: MemberCall, role: 'deposit' | 'withdraw'): Promise<void> {
  await refuseTrial(sandbox, call);
  if (!(await hasRole(sandbox, call.merchant, call.member.type, role))) throw failure('no.permission');
}

function amountWithin(value: unknown, { min, max }: { readonly min: string; readonly max: string }): string {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) throw failure('amount.invalid', { min, max });
  if (cents(text) < cents(min) || cents(text) > cents(max)) throw failure('amount.invalid', { min, max });
  return (cents(text) / 100).toFixed(2);
}

function cents(text: string): number {
  return Math.round(Number(text) * 100);
}
