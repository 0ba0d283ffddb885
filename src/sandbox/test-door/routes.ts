import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../contracts/endpoints.ts';
import { failure } from '../errors.ts';
import { queryOf } from '../http/settle-call.ts';
import { ensureMerchant } from '../merchants/ensure-merchant.ts';
import type { Sandbox } from '../sandbox.ts';
import { readOutbox } from '../sms/outbox-routes.ts';
import { arrangePayments } from './arrange-payments.ts';
import { arrangeAccess, arrangeAccount, arrangeMembers, arrangeTalks, arrangeTexts } from './arrange.ts';
import type { ScenarioRequest } from './scenario-request.ts';
import { readScenarioRequest } from './scenario-request.ts';
import type { PlannedFailure } from './scenarios.ts';

/** The door through which tests arrange the platform and read what arrived. Opened by LIVERY_TEST=1 only. */
export function addTestDoor(server: FastifyInstance, sandbox: Sandbox): void {
  const { scenarios } = sandbox;
  server.post('/test/scenario', async (request) => {
    const wanted = readScenarioRequest(request.body);
    await ensureMerchant(sandbox, wanted.merchant);
    arrangeCalls(sandbox, wanted);
    await arrangeTexts(sandbox, wanted);
    for (const account of [...(wanted.account ? [wanted.account] : []), ...(wanted.accounts ?? [])]) {
      await arrangeAccount(sandbox, wanted.merchant, account);
    }
    await arrangeMembers(sandbox, wanted);
    await arrangeTalks(sandbox, wanted.merchant, wanted.talks ?? []);
    await arrangePayments(sandbox, wanted);
    await arrangeAccess(sandbox, wanted);
    return { value: true };
  });
  server.get('/test/calls', async (request) => scenarios.calls(merchantOf(queryOf(request))));
  server.get('/test/release', async (request) => {
    const found = await sandbox.sites.get(merchantOf(queryOf(request)));
    return { release: found?.release };
  });
  server.get('/test/outbox', (request) => readOutbox(sandbox, merchantOf(queryOf(request))));
  server.delete('/test/scenario', async (request) => {
    scenarios.forget(merchantOf(queryOf(request)));
    return { value: true };
  });
}

function merchantOf(query: Readonly<Record<string, string>>): string {
  const merchant = query['merchant'];
  if (!merchant) throw failure('merchant.missing');
  return merchant;
}

function arrangeCalls({ scenarios }: Sandbox, wanted: ScenarioRequest): void {
  const failures = [...manyOf(wanted.failNext), ...Object.entries(wanted.failures ?? {}).map(planOf)];
  const delays = [
    ...manyOf(wanted.delay),
    ...Object.entries(wanted.delays ?? {}).map(([endpoint, ms]) => ({ endpoint, ms })),
  ];
  for (const { endpoint } of [
    ...failures,
    ...delays,
    ...Object.keys(wanted.answers ?? {}).map((name) => ({ endpoint: name })),
  ]) {
    if (!Object.hasOwn(endpoints, endpoint)) throw new Error(`There is no endpoint named ${endpoint}.`);
  }
  const isTakenBack = (name: string) => failures.some(({ endpoint, times }) => endpoint === name && times === 0);
  scenarios.change(wanted.merchant, (scenario) => {
    scenario.failures = [
      ...scenario.failures.filter(({ left, plan }) => left > 0 && !isTakenBack(plan.endpoint)),
      ...failures.map((plan) => ({ plan, left: plan.times ?? 1 })),
    ];
    for (const { endpoint, ms } of delays) scenario.delays[endpoint] = ms;
    for (const [endpoint, value] of Object.entries(wanted.answers ?? {})) {
      if (value === null) delete scenario.answers[endpoint];
      else scenario.answers[endpoint] = value;
    }
    const {
      smsCode,
      captchaText,
      captchaAfter,
      country,
      tokenSeconds,
      idleSeconds,
      proofSeconds,
      extraFields,
      social,
    } = wanted;
    const regionRestriction = wanted.regionRestriction ?? wanted.region?.restricted;
    const steady = {
      smsCode,
      captchaText,
      captchaAfter,
      country,
      tokenSeconds,
      idleSeconds,
      proofSeconds,
      extraFields,
      social,
    };
    const facts = { ...steady, regionRestriction };
    Object.assign(scenario, Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)));
  });
}

function planOf([endpoint, plan]: readonly [
  string,
  Omit<PlannedFailure, 'endpoint' | 'message'> & { message?: string },
]): PlannedFailure {
  return { message: plan.code, ...plan, endpoint };
}

function manyOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}
