import { randomInt } from 'node:crypto';
import type { Database } from './tables.ts';

/** An error card that a player saw, as their browser reported it. */
export interface ErrorCard {
  readonly merchant: string;
  readonly release: string;
  readonly seq: number;
  /** The words of the card, with the message behind them. */
  readonly reason: string;
  /** Path of the page. */
  readonly page: string;
  /** The platform call that failed last: name, status and code. */
  readonly call?: string;
}

/** An error card with what it is found by. */
export interface KeptCard extends ErrorCard {
  readonly reference: string;
  readonly at: Date;
}

/** Keeps the error cards that players see. */
export interface ErrorCards {
  /** Gives the reference of a card; players who see the same within a minute share one. */
  keep(card: ErrorCard): Promise<string>;
}

/** Letters and digits that nobody mistakes for each other on the telephone. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 6;
const SHARED_MS = 60_000;
/** Cards of the last minute that a node distinguishes; beyond them every card has a reference of its own. */
const MOST_SHARED = 1_000;

/** Makes the keeper of one node. */
export function createErrorCards({ db, now }: { readonly db: Database; readonly now: () => Date }): ErrorCards {
  const recent = new Map<string, { readonly reference: Promise<string>; readonly at: number }>();
  return {
    keep(card) {
      const { merchant, seq } = card;
      const [release, reason, page] = [plain(card.release), plain(card.reason), plain(card.page)];
      const call = card.call === undefined ? null : plain(card.call);
      const key = JSON.stringify([merchant, release, seq, reason, page, call]);
      const at = now().getTime();
      for (const [old, entry] of recent) if (at - entry.at >= SHARED_MS) recent.delete(old);
      const known = recent.get(key);
      if (known) return known.reference;
      const reference = insert(db, { merchant, release, seq, reason, page, call });
      if (recent.size < MOST_SHARED) recent.set(key, { reference, at });
      reference.catch(() => recent.delete(key));
      return reference;
    },
  };
}

/** The card of a reference, however it is spelled; nothing when there is none or its time is over. */
export async function readErrorCard(db: Database, reference: string): Promise<KeptCard | undefined> {
  const row = await db
    .selectFrom('error_cards')
    .selectAll()
    .where('reference', '=', reference.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) return undefined;
  const { call, ...card } = row;
  return { ...card, ...(call === null ? {} : { call }) };
}

// A browser says what it likes, and staff read it in a terminal.
function plain(words: string): string {
  return words.replaceAll(/\p{C}/gu, ' ');
}

async function insert(db: Database, row: Omit<ErrorCard, 'call'> & { readonly call: string | null }): Promise<string> {
  for (;;) {
    const reference = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('error_cards')
      .values({ ...row, reference })
      .onConflict((clash) => clash.column('reference').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 0n) return reference;
  }
}
