import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import type { SocialProvider } from './social-providers.ts';

/** A person at a provider, as the provider has vouched for them to one merchant. */
export interface SocialPerson {
  readonly merchant: string;
  readonly provider: SocialProvider;
  /** The provider's name for them, which never changes hands. */
  readonly subject: string;
  /** An address that the provider has verified. */
  readonly email?: string;
}

const place = 'social.ticket';
const lifetimeMs = 30 * 60_000;

/**
 * What a person without an account comes back with, once they have agreed to the terms: who they are, sealed, so that
 * nothing about them is kept here before. It opens no second account, since a person has one.
 */
export function writeTicket({ cipher, now }: Sandbox, person: SocialPerson): string {
  return cipher.encrypt(place, JSON.stringify({ ...person, until: now().getTime() + lifetimeMs }));
}

/** Reads a ticket of this merchant. Throws `social.failed` for any other, and for one that is too old. */
export function readTicket({ cipher, now }: Sandbox, merchant: string, ticket: string): SocialPerson {
  const { until, ...person } = opened(cipher, ticket);
  if (person.merchant !== merchant || until < now().getTime()) throw failure('social.failed');
  return person;
}

function opened(cipher: Sandbox['cipher'], ticket: string): SocialPerson & { readonly until: number } {
  try {
    return JSON.parse(cipher.decrypt(place, ticket));
  } catch {
    throw failure('social.failed');
  }
}
