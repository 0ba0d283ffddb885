import type { FastifyRequest } from 'fastify';
import { readBearer } from '../../http-guard/read-bearer.ts';
import type { Limit, Limiter } from '../../storage/limits/limiter.ts';
import { networkOf } from '../../http-guard/network-of.ts';
import { type CallLimit, callLimits } from './call-limits.ts';

/** What counting a call gave: how long to wait, or what to give back when the call goes well. */
export interface CountedCall {
  readonly waitMs?: number;
  readonly failures: readonly string[];
}

/** A call to count: whose, from where, and about whom. */
export interface CountableCall {
  readonly merchant: string;
  readonly name: string;
  readonly request: FastifyRequest;
  /** Whom the call is about. */
  readonly names: readonly string[];
}

/** How long an address stays one from which a name got in, counted from the last time. */
const knownPlace: Limit = { most: 1, windowMs: 60 * 24 * 3_600_000 };

/**
 * Counts a call of a brand against its limits, before it is carried out. What one limit refuses uses up none of the others.
 * Strangers who use up the guesses at a name, from however many addresses, keep nobody out where that name got in before.
 */
export async function countCall(limiter: Limiter, call: CountableCall): Promise<CountedCall> {
  const counted: string[] = [];
  const failures: string[] = [];
  for (const { scope, isOfFailures = false, ...limit } of callLimits[call.name] ?? []) {
    for (const who of allOf(scope, call)) {
      const subject = JSON.stringify(['door', call.merchant, call.name, scope, limit.windowMs, who]);
      const taken = await limiter.take(subject, limit);
      if (!taken.isAllowed) {
        if (scope === 'name' && isOfFailures && (await limiter.isFull(placeOf(call, who), knownPlace))) continue;
        await giveBack(limiter, counted);
        return { waitMs: taken.waitMs, failures: [] };
      }
      counted.push(subject);
      if (isOfFailures) failures.push(subject);
    }
  }
  return { failures };
}

/** Remembers from where a name got in. A call that names several, or nobody, tells of none of them that it is theirs. */
export async function rememberPlace(limiter: Limiter, call: CountableCall): Promise<void> {
  const [name, ...others] = call.names;
  const isGuess = callLimits[call.name]?.some(({ scope, isOfFailures }) => scope === 'name' && isOfFailures);
  if (!isGuess || !name || others.length > 0) return;
  const place = placeOf(call, name);
  await limiter.clear([place]);
  await limiter.take(place, knownPlace);
}

function placeOf({ merchant, request }: CountableCall, name: string): string {
  return JSON.stringify(['door', merchant, 'known place', name, networkOf(request.ip)]);
}

/** Takes back what was counted and did no harm. */
export async function giveBack(limiter: Limiter, failures: readonly string[]): Promise<void> {
  await Promise.all(failures.map((subject) => limiter.giveBack(subject)));
}

/** Whom a call is counted for: one, or everybody whom it names. */
function allOf(scope: CallLimit['scope'], { request, names }: CountableCall): readonly string[] {
  if (scope === 'brand') return [''];
  if (scope === 'name') return names;
  const address = networkOf(request.ip);
  if (scope === 'nameAtAddress') return names.map((name) => `${name} ${address}`);
  const shown = scope === 'session' ? tokensOf(request) : [];
  return shown.length > 0 ? shown : [address];
}

/** Every token that a request shows: where a site's platform takes one from the address too, either may be the session's. */
function tokensOf({ headers, url }: FastifyRequest): readonly string[] {
  const { searchParams } = new URL(url, 'http://site.invalid');
  const shown = [readBearer(headers.authorization) ?? '', ...searchParams.getAll('token')];
  return [...new Set(shown.filter((token) => token !== ''))];
}
