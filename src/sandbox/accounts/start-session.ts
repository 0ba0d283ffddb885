import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { lacksFactor } from '../second-factor/factor-mode.ts';
import type { findByName } from './find-account.ts';
import { hasRole } from './roles.ts';
import { beginSession } from './sessions.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findByName>>>;

/** What a login answers (row A-228). */
export interface LoginValue {
  readonly token: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
  /** The brand asks for a second factor, and the member has none yet: until then most calls are refused. */
  readonly secondFactorMissing?: true;
}

/** Begins the session of an account that has proved itself. */
export async function startSession(sandbox: Sandbox, call: Call, account: Account): Promise<LoginValue> {
  const token = await beginSession(sandbox, call, account.id);
  const { name, type, first_login: firstTimeLogin } = account;
  if (firstTimeLogin) {
    await sandbox.db.updateTable('account').set({ first_login: false }).where('id', '=', account.id).execute();
  }
  const isMissing = await lacksFactor(sandbox, call.merchant, account);
  return { token, userName: name, type, firstTimeLogin, ...(isMissing ? { secondFactorMissing: true } : {}) };
}

/** An entry for members refuses everybody else and one for agents every non-agent (rows ). */
export async function requireAudience(sandbox: Sandbox, merchant: string, type: number): Promise<void> {
  const { settings } = await sandbox.db
    .selectFrom('merchant')
    .select('settings')
    .where('code', '=', merchant)
    .executeTakeFirstOrThrow();
  const is = (role: 'member' | 'agent') => hasRole(sandbox, merchant, type, role);
  if (settings.audience === 'members' && !(await is('member'))) throw failure('login.nonMember');
  if (settings.audience === 'agents' && !(await is('agent'))) throw failure('login.nonAgent');
}
