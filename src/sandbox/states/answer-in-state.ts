import { setTimeout as wait } from 'node:timers/promises';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import { isPlatformState } from '../../contracts/platform-states.ts';
import type { Sandbox } from '../sandbox.ts';
import { reshape } from './reshape.ts';

/** Calls that go as usual in every state: without them no page would come to what it shows. */
const unmoved: ReadonlySet<EndpointName> = new Set([
  ...(['systemStatus', 'systemCountry', 'systemRegion', 'domainRoute', 'templateSettings'] as const),
  ...(['keys', 'captcha', 'humanChallenge', 'registerSettings', 'usernameAvailability'] as const),
  ...(['memberInfo', 'playSession', 'ownProof', 'trialAccount', 'affiliateCode', 'invitationCheck'] as const),
]);

/** The longest that `loading` holds a call back, in milliseconds. */
const HOLDS_FOR = 60_000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface StateCall {
  readonly merchant: string;
  readonly name: EndpointName;
  /** The state that the call itself asks for, in a demonstration (`platformStateHeader`). */
  readonly asked?: string | undefined;
}

/**
 * Answers a reading call as its own state or the merchant's has it; every other call, and every call of the usual state, goes
 * as it is.
 */
export async function answerInState<T extends Answer>(
  { states, isDemonstration }: Pick<Sandbox, 'states' | 'isDemonstration'>,
  { merchant, name, asked }: StateCall,
  answer: () => Promise<T>,
): Promise<T | Answer> {
  const state = isDemonstration && isPlatformState(asked) ? asked : states.of(merchant);
  if (state === 'usual' || endpoints[name].method !== 'GET' || unmoved.has(name)) return answer();
  if (state === 'error') {
    return { status: 500, body: { code: 'system.error', message: 'The platform is in the state "error".' } };
  }
  if (state === 'loading') {
    await Promise.race([states.changed(merchant), wait(HOLDS_FOR, undefined, { ref: false })]);
    return answer();
  }
  const own = await answer();
  // The contract says how many winners there are at most.
  if (state === 'many' && name === 'winners') return own;
  return { ...own, body: reshapeBody(own.body, state) };
}

function reshapeBody(body: unknown, state: Parameters<typeof reshape>[1]): unknown {
  return typeof body === 'object' && body !== null && 'value' in body
    ? { ...body, value: reshape(body.value, state) }
    : body;
}
