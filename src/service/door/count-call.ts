import type { FastifyRequest } from 'fastify';
import type { Limiter } from '../../storage/limits/limiter.ts';
import { networkOf } from '../../storage/limits/network-of.ts';
import { callLimits, type LimitScope } from './call-limits.ts';

/** What counting a call gave: how long to wait, or what to give back when the call goes well. */
export interface CountedCall {
  readonly waitMs?: number;
  readonly failures: readonly string[];
}

/** Counts a call of a brand against its limits, before it is carried out. What one limit refuses uses up none of the others. */
export async function countCall(
  limiter: Limiter,
  call: { readonly merchant: string; readonly name: string; readonly request: FastifyRequest },
): Promise<CountedCall> {
  const counted: string[] = [];
  const failures: string[] = [];
  for (const { scope, isOfFailures = false, ...limit } of callLimits[call.name] ?? []) {
    const who = whoOf(scope, call.request);
    if (who === undefined) continue;
    const subject = JSON.stringify(['door', call.merchant, call.name, scope, limit.windowMs, who]);
    const taken = await limiter.take(subject, limit);
    if (!taken.isAllowed) {
      await giveBack(limiter, counted);
      return { waitMs: taken.waitMs, failures: [] };
    }
    counted.push(subject);
    if (isOfFailures) failures.push(subject);
  }
  return { failures };
}

/** Takes back what was counted and did no harm. */
export async function giveBack(limiter: Limiter, failures: readonly string[]): Promise<void> {
  await Promise.all(failures.map((subject) => limiter.giveBack(subject)));
}

function whoOf(scope: LimitScope, request: FastifyRequest): string | undefined {
  if (scope === 'brand') return '';
  if (scope === 'address') return networkOf(request.ip);
  return scope === 'session' ? (request.headers.authorization ?? networkOf(request.ip)) : nameOf(request);
}

/** The fields of calls that name somebody; the first that is there counts. */
const nameFields = ['username', 'firebaseMobileNo', 'mobileNo', 'mobileNum', 'email'];

/** The name or number that a call is about; nothing where the body is encrypted for the platform or has none. */
function nameOf({ body, headers }: FastifyRequest): string | undefined {
  const fields = Buffer.isBuffer(body) ? readFields(body.toString('utf8'), headers['content-type'] ?? '') : {};
  const named = nameFields
    .map((name) => fields[name])
    .find((value) => typeof value === 'string' || typeof value === 'number');
  return named === undefined
    ? undefined
    : String(named)
        .trim()
        .toLowerCase()
        .replaceAll(/^0+|[\s()+-]/g, '');
}

function readFields(text: string, type: string): Readonly<Record<string, unknown>> {
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    // No JSON names nobody; the platform says what is wrong with it.
    return {};
  }
}
