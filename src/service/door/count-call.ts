import type { FastifyRequest } from 'fastify';
import { readBearer } from '../../http-guard/read-bearer.ts';
import type { Limiter } from '../../storage/limits/limiter.ts';
import { networkOf } from '../../storage/limits/network-of.ts';
import { type CallLimit, callLimits } from './call-limits.ts';

/** What counting a call gave: how long to wait, or what to give back when the call goes well. */
export interface CountedCall {
  readonly waitMs?: number;
  readonly failures: readonly string[];
}

interface CountableCall {
  readonly merchant: string;
  readonly name: string;
  readonly request: FastifyRequest;
  /** Whom the call is about. */
  readonly names: readonly string[];
}

/** Counts a call of a brand against its limits, before it is carried out. What one limit refuses uses up none of the others. */
export async function countCall(limiter: Limiter, call: CountableCall): Promise<CountedCall> {
  const counted: string[] = [];
  const failures: string[] = [];
  for (const { scope, isOfFailures = false, ...limit } of callLimits[call.name] ?? []) {
    for (const who of allOf(scope, call)) {
      const subject = JSON.stringify(['door', call.merchant, call.name, scope, limit.windowMs, who]);
      const taken = await limiter.take(subject, limit);
      if (!taken.isAllowed) {
        await giveBack(limiter, counted);
        return { waitMs: taken.waitMs, failures: [] };
      }
      counted.push(subject);
      if (isOfFailures) failures.push(subject);
    }
  }
  return { failures };
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
