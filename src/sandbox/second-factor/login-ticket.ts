import type { Account } from '../accounts/start-session.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';

/** Whose login has passed its first step. */
interface Ticket {
  readonly merchant: string;
  readonly id: number;
  /** The name or number that was typed, by which the place of the login is remembered; absent where nothing was. */
  readonly name?: string | undefined;
  /** Digest of what the account was held by then: a new password ends the ticket. */
  readonly proof: string;
  readonly until: number;
}

const place = 'login.ticket';
const lifetimeMs = 10 * 60_000;

/** What the first step of a login gives for the second: who came, sealed. It is no session, and opens nothing by itself. */
export function writeTicket({ cipher, now }: Sandbox, account: Account, name: string | undefined): string {
  const proof = proofOf(account);
  const ticket: Ticket = {
    ...{ merchant: account.merchant, id: account.id, name, proof },
    until: now().getTime() + lifetimeMs,
  };
  return cipher.encrypt(place, JSON.stringify(ticket));
}

/** Reads a ticket of this merchant. Throws `factor.stale` for any other, and for one that is too old. */
export function readTicket({ cipher, now }: Sandbox, merchant: string, sent: unknown): Ticket {
  const ticket = typeof sent === 'string' ? opened(cipher, sent) : undefined;
  if (ticket?.merchant !== merchant || ticket.until < now().getTime()) throw failure('factor.stale');
  return ticket;
}

/** What changes as soon as a password does. It stays within the sealed ticket. */
export function proofOf({ password_hash, temporary_hash }: Pick<Account, 'password_hash' | 'temporary_hash'>): string {
  return `${password_hash} ${temporary_hash}`;
}

function opened(cipher: Sandbox['cipher'], ticket: string): Ticket | undefined {
  try {
    // Only `writeTicket` writes it.
    return JSON.parse(cipher.decrypt(place, ticket)) as Ticket;
  } catch {
    return undefined;
  }
}
