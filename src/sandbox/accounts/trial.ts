import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { createAccount } from './create-account.ts';
import { findByName } from './find-account.ts';
import { TRIAL } from './roles.ts';
import { makeDigits } from './secrets.ts';
import { beginSession } from './sessions.ts';

const playMoney = '5000';

/**
 * Opens a trial account with play money, or goes on with the one whose name is sent (rows A-075… ). A trial
 * account has no password: only this call opens it.
 */
export async function startTrial(sandbox: Sandbox, call: Call) {
  const { merchant, address, body } = call;
  if (!(await isTrialOpen(sandbox, merchant))) throw failure('no.permission');
  await consumeTry(sandbox, 'trial', { merchant, address });
  const { userName } = body;
  const last = typeof userName === 'string' ? await findByName(sandbox, merchant, userName) : undefined;
  const account =
    last?.type === TRIAL
      ? last
      : await createAccount(sandbox, { merchant, name: `trial${makeDigits(9)}`, type: TRIAL, balance: playMoney });
  const token = await beginSession(sandbox, call, account.id);
  return { token, userName: account.name, customerType: account.type };
}

/** Whether a merchant lets visitors without an account play for fun. */
export async function isTrialOpen({ sites }: Sandbox, merchant: string): Promise<boolean> {
  const site = (await sites.get(merchant))?.site;
  return site?.flags['FREEPLAY3'] === true && site.settings['trial.accounts'];
}
