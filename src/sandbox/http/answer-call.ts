import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformStateHeader } from '../../contracts/scene.ts';
import { failure, PlatformError, retryAfterOf } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { requireOpenWhilePaused } from '../safe-play/open-while-paused.ts';
import { requireFactorSetUp } from '../second-factor/open-without-factor.ts';
import { noteCall } from '../security/note-call.ts';
import { requireOffers } from '../site/require-offer.ts';
import { callOffers } from '../site/offers.ts';
import { answerInState } from '../states/answer-in-state.ts';
import { withExtraFields } from '../test-door/with-extra-fields.ts';
import type { ResponseChecker } from './check-response.ts';
import type { Call, SandboxRoute } from './route.ts';
import { merchantOf, queryOf, settleCall } from './settle-call.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** A test asked for exactly this answer, to see what a client makes of it. */
  readonly isArranged?: boolean;
  /** Seconds after which the call may be made again. */
  readonly retryAfter?: string | undefined;
}

/**
 * Answers one call of a route; every expected failure becomes `{code, message, value?}`. With a checker, an answer that
 * breaks the contract is a failure of its own, so that no test passes on it.
 */
export function answerCall(sandbox: Sandbox, route: SandboxRoute, check?: ResponseChecker) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const settled: { call?: Call; wasEncrypted: boolean } = { wasEncrypted: false };
    const answer = await attempt(async () => {
      const result = await settleCall(sandbox, route, request);
      Object.assign(settled, result);
      const { merchant } = result.call;
      const asked = result.call.header(platformStateHeader);
      return answerInState(sandbox, { merchant, name: route.name, asked }, () => run(sandbox, route, result.call));
    });
    const merchant = settled.call?.merchant ?? merchantOrNone(request);
    const { status, body: said } = answer;
    await noteCall(sandbox, {
      name: route.name,
      merchant,
      address: request.ip,
      call: settled.call,
      status,
      body: said,
    });
    if (sandbox.scenarios.isOpen) {
      recordCall(sandbox, route, { request, ...settled, status: answer.status });
      await waitFor(sandbox, route, request);
    }
    const broken = answer.isArranged ? undefined : check?.(route.name, answer.status, answer.body);
    if (broken) throw new Error(broken);
    const hasMore = settled.call !== undefined && sandbox.scenarios.of(settled.call.merchant).extraFields === true;
    const body = hasMore ? withExtraFields(answer.body) : answer.body;
    if (answer.retryAfter !== undefined) void reply.header('retry-after', answer.retryAfter);
    return reply.code(answer.status).header('cache-control', 'no-store').send(body);
  };
}

async function attempt(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlatformError)
      return { status: error.status, body: error.failure, retryAfter: retryAfterOf(error.failure) };
    throw error;
  }
}

async function run(sandbox: Sandbox, route: SandboxRoute, call: Call): Promise<Answer> {
  const planned = sandbox.scenarios.takeFailure(call.merchant, route.name);
  if (planned) {
    const { status, code, message, value } = planned;
    return { status, body: { code, message, ...(value ? { value } : {}) }, isArranged: true };
  }
  const { answers } = sandbox.scenarios.of(call.merchant);
  if (Object.hasOwn(answers, route.name))
    return { status: 200, body: { value: answers[route.name] }, isArranged: true };
  await requireOffers(sandbox, call, callOffers[route.name] ?? []);
  await requireOpenWhilePaused(sandbox, route.name, call);
  await requireFactorSetUp(sandbox, route.name, call);
  if (route.access === 'open') return { status: 200, body: await route.handle(sandbox, call) };
  const { member, token } = call;
  // Only a logout gets here without a session: it ends what has ended already.
  if (!member || token === undefined) return { status: 200, body: { value: true } };
  return { status: 200, body: await route.handle(sandbox, { ...call, member, token }) };
}

async function waitFor(sandbox: Sandbox, route: SandboxRoute, request: FastifyRequest): Promise<void> {
  const merchant = request.headers['merchant'];
  const delay = typeof merchant === 'string' ? sandbox.scenarios.of(merchant).delays[route.name] : undefined;
  if (delay) await wait(delay);
}

const hiddenHeaders = ['authorization', 'cookie', 'livery-internal', 'host', 'connection', 'content-length'];

interface Arrival {
  readonly request: FastifyRequest;
  readonly call?: Call;
  readonly wasEncrypted: boolean;
  readonly status: number;
}

function recordCall(sandbox: Sandbox, route: SandboxRoute, { request, call, wasEncrypted, status }: Arrival): void {
  const headers = Object.entries(request.headers).filter(([name]) => !hiddenHeaders.includes(name));
  sandbox.scenarios.record(call?.merchant ?? merchantOrNone(request), {
    endpoint: route.name,
    method: request.method,
    path: new URL(request.url, 'http://sandbox').pathname,
    query: queryOf(request),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: call?.body ?? {},
    encrypted: wasEncrypted,
    hasToken: typeof request.headers['authorization'] === 'string',
    status,
    at: sandbox.now().getTime(),
  });
}

function merchantOrNone(request: FastifyRequest): string {
  try {
    return merchantOf(request);
  } catch {
    return '';
  }
}

/** The answer for a path that no route has. */
export function answerMissing(): never {
  throw failure('not.found');
}
