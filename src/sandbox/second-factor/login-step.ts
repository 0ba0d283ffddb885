import { readAccount } from '../accounts/find-account.ts';
import { noteKnownPlace } from '../accounts/known-place.ts';
import { type Account, type LoginValue, requireAudience, startSession } from '../accounts/start-session.ts';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { factorModeOf, hasFactor } from './factor-mode.ts';
import { proofOf, readTicket, writeTicket } from './login-ticket.ts';
import { spendCode } from './spend-code.ts';

/** What the first step of a login answers to who has a second factor: no session, but a ticket for the second step. */
export interface SecondStep {
  readonly ticket: string;
}

/**
 * Lets in who has proved themselves by one factor. Who has switched the second one on gets a ticket and comes again with it
 * and a code, whatever the first factor was: a password that was just recovered, too. `name` is what was typed.
 */
export async function letIn(
  sandbox: Sandbox,
  call: Call,
  { account, name }: { readonly account: Account; readonly name?: string },
): Promise<LoginValue | SecondStep> {
  const isAsked = (await factorModeOf(sandbox, call.merchant)) !== 'off' && (await hasFactor(sandbox, account.id));
  if (isAsked) return { ticket: writeTicket(sandbox, account, name) };
  if (name !== undefined) await noteKnownPlace(sandbox, { ...call, name });
  return startSession(sandbox, call, account);
}

/**
 * Ends the login of who has a ticket by a code. Throws `factor.stale` when the ticket is too old or what it stands for has
 * changed, and what `spendCode` throws.
 */
export async function loginSecondFactor(sandbox: Sandbox, call: Call): Promise<LoginValue> {
  const { id, name, proof } = readTicket(sandbox, call.merchant, call.body['ticket']);
  const account = await readAccount(sandbox, id);
  if (account.disabled || proof !== proofOf(account) || !(await hasFactor(sandbox, id))) throw failure('factor.stale');
  await spendCode(sandbox, call, { account: id, code: call.body['code'] });
  await requireAudience(sandbox, call.merchant, account.type);
  if (name !== undefined) await noteKnownPlace(sandbox, { ...call, name });
  return startSession(sandbox, call, account);
}
