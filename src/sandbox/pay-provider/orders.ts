import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ProviderOrder } from './contract.ts';
import { isPlan, type Plan } from './plans.ts';

/** An order as the provider keeps it; moments in milliseconds. */
export interface KeptOrder {
  readonly reference: string;
  readonly direction: ProviderOrder['direction'];
  readonly currency: string;
  readonly decimals: number;
  readonly amount: number;
  readonly returnUrl: string;
  /** From when on nobody can begin to pay it. */
  readonly expiresAt: number | null;
  /** How it shall end. */
  readonly plan: Plan | undefined;
  /** When the messages of its plan are due; absent where they never are. */
  readonly dueAt: number | null;
  /** When every message was taken. */
  readonly doneAt: number | null;
}

/** The provider's own orders, in a file that nobody else opens. */
export interface Orders {
  /** Keeps an order; of one that it has, the end may come earlier, and the way back may become known. */
  keep(order: Omit<ProviderOrder, 'next'>, now: Date): void;
  find(reference: string): KeptOrder | undefined;
  /** Says how an order ends, and when; false where it can no longer be paid. */
  plan(reference: string, plan: Plan, when: { readonly now: Date; readonly dueAt: Date | undefined }): boolean;
  delay(reference: string, dueAt: Date): void;
  finish(reference: string, now: Date): void;
  /** References of orders whose messages are due or will be. */
  waiting(): readonly string[];
  close(): void;
}

/** How long an order is kept: a demonstration pays within days. */
const keptMs = 90 * 24 * 3_600_000;

/** Whether a folder has ever had orders. */
export function hasOrders(folder: string): boolean {
  return existsSync(fileIn(folder));
}

const fileIn = (folder: string) => join(folder, 'orders.sqlite');

/** Opens the orders of a folder, which is made. SQLite writes them so that a process may die at any moment. */
export function openOrders(folder: string): Orders {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(fileIn(folder));
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;
    create table if not exists provider_order (
      reference text primary key, direction text not null, currency text not null, decimals integer not null,
      amount integer not null, return_url text not null, expires_at integer, plan text, due_at integer, done_at integer,
      created_at integer not null) strict`);
  return {
    keep({ reference, direction, currency, decimals, amount, returnUrl, expiresAt }, now) {
      db.prepare('delete from provider_order where created_at < ?').run(now.getTime() - keptMs);
      db.prepare(
        `insert into provider_order (reference, direction, currency, decimals, amount, return_url, expires_at, created_at)
          values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (reference) do update
          set expires_at = coalesce(min(expires_at, excluded.expires_at), expires_at, excluded.expires_at),
            return_url = iif(return_url = '', excluded.return_url, return_url)
          where done_at is null`,
      ).run(reference, direction, currency, decimals, amount, returnUrl, expiresAt?.getTime() ?? null, now.getTime());
    },
    find(reference) {
      const row = db.prepare('select * from provider_order where reference = ?').get(reference);
      return row && orderOf(row);
    },
    plan(reference, plan, { now, dueAt }) {
      const { changes } = db
        .prepare(
          `update provider_order set plan = ?, due_at = ?
            where reference = ? and done_at is null and (expires_at is null or expires_at > ?)`,
        )
        .run(plan, dueAt?.getTime() ?? null, reference, now.getTime());
      return changes > 0;
    },
    delay(reference, dueAt) {
      db.prepare('update provider_order set due_at = ? where reference = ?').run(dueAt.getTime(), reference);
    },
    finish(reference, now) {
      db.prepare('update provider_order set done_at = ? where reference = ?').run(now.getTime(), reference);
    },
    waiting() {
      const rows = db
        .prepare('select reference from provider_order where done_at is null and due_at is not null')
        .all();
      return rows.map(({ reference }) => String(reference));
    },
    close: () => db.close(),
  };
}

function orderOf(row: Readonly<Record<string, unknown>>): KeptOrder {
  const moment = (column: string) => (typeof row[column] === 'number' ? row[column] : null);
  return {
    reference: String(row['reference']),
    direction: row['direction'] === 'withdraw' ? 'withdraw' : 'deposit',
    currency: String(row['currency']),
    decimals: Number(row['decimals']),
    amount: Number(row['amount']),
    returnUrl: String(row['return_url']),
    expiresAt: moment('expires_at'),
    plan: isPlan(row['plan']) ? row['plan'] : undefined,
    dueAt: moment('due_at'),
    doneAt: moment('done_at'),
  };
}
