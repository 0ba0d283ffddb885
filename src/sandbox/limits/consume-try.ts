import { networkOf } from '../../http-guard/network-of.ts';
import type { Limit, Limiter, Taken } from '../../storage/limits/limiter.ts';
import { tooMany } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { type TryKind, type TryLimits, tryLimits } from './try-limits.ts';

/** Who tries: a name is a user name, a number, a mail address or an account's id. */
export interface Tried {
  readonly merchant: string;
  readonly address: string;
  readonly name?: string | number;
}

type Scope = keyof TryLimits;

/**
 * Counts a try before it is carried out, so that tries at the same moment cannot pass together. Throws with the wait when
 * one of its limits is reached. The narrowest counts first: what an address is refused uses up nothing of others.
 */
export async function consumeTry(sandbox: Sandbox, kind: TryKind, tried: Tried): Promise<void> {
  await requireScopes(sandbox, kind, tried, ['place', 'address', 'name', 'brand']);
}

/** The same without the limits of the name from everywhere. */
export async function consumeOwnTry(sandbox: Sandbox, kind: TryKind, tried: Tried): Promise<void> {
  await requireScopes(sandbox, kind, tried, ['place', 'address', 'brand']);
}

/** Counts a try and says whether it is within its limits. */
export async function takeTry(sandbox: Sandbox, kind: TryKind, tried: Tried): Promise<Taken> {
  return takeScopes(sandbox, kind, tried, ['place', 'address', 'name', 'brand']);
}

/** Gives the tries of a name free after one went well. Those of the address stay: an own account is no key to others. */
export async function forgetTries({ limiter }: Sandbox, kind: TryKind, tried: Tried): Promise<void> {
  const scopes: readonly Scope[] = ['place', 'name'];
  await limiter.clear(scopes.flatMap((scope) => windowsOf(kind, scope, tried).map(({ subject }) => subject)));
}

async function requireScopes(sandbox: Sandbox, kind: TryKind, tried: Tried, scopes: readonly Scope[]): Promise<void> {
  const taken = await takeScopes(sandbox, kind, tried, scopes);
  if (!taken.isAllowed) throw tooMany(taken.waitMs);
}

async function takeScopes({ limiter }: Sandbox, kind: TryKind, tried: Tried, scopes: readonly Scope[]): Promise<Taken> {
  for (const scope of scopes) {
    const windows = windowsOf(kind, scope, tried);
    for (const [place, { subject, limit }] of windows.entries()) {
      const taken = await limiter.take(subject, limit);
      if (!taken.isAllowed) return longestOf(limiter, taken, windows.slice(place + 1));
    }
  }
  return { isAllowed: true };
}

// The wait that is told must be one after which a try is carried out, so longer windows that are full count as well.
async function longestOf(limiter: Limiter, first: Taken, others: readonly Window[]): Promise<Taken> {
  let longest = first;
  for (const { subject, limit } of others) {
    const taken: Taken = (await limiter.isFull(subject, limit))
      ? await limiter.take(subject, limit)
      : { isAllowed: true };
    if (!taken.isAllowed && !longest.isAllowed && taken.waitMs > longest.waitMs) longest = taken;
  }
  return longest;
}

interface Window {
  readonly subject: string;
  readonly limit: Limit;
}

function windowsOf(kind: TryKind, scope: Scope, { merchant, address: whole, name }: Tried): readonly Window[] {
  const address = networkOf(whole);
  const limits: TryLimits = tryLimits[kind];
  const key = { place: `${name}@${address}`, name: String(name), address, brand: '' }[scope];
  if (name === undefined && (scope === 'place' || scope === 'name')) return [];
  return (limits[scope] ?? []).map((limit) => ({
    subject: JSON.stringify([kind, scope, limit.windowMs, merchant, key]),
    limit,
  }));
}
