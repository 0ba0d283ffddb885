import type { PhoneService } from '../../engine/index.ts';
import { demandCaptcha } from '../captcha/captchas.ts';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { phoneServiceFor, takePhoneToken } from '../sms/phone-proof.ts';
import { takeSmsCode } from '../sms/sms-codes.ts';
import { clearAttempts, countAttempts, noteAttempt } from './attempts.ts';
import { findByMobile, findByName, mobileOf } from './find-account.ts';
import { isPassword } from './passwords.ts';
import { hasRole } from './roles.ts';
import { beginSession } from './sessions.ts';

const windowMs = 15 * 60_000;
/** Wrong logins of one name, and of one address, before a captcha is demanded. */
const captchaAfter = { name: 3, address: 10 };
/** Above this an address has to wait. */
const refusedAfter = 60;

type Account = NonNullable<Awaited<ReturnType<typeof findByName>>>;

/** What a login answers (row A-228). */
export interface LoginValue {
  readonly token: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

/** Logs a player in by user name and password, or by a mobile number that he proves (rows ). */
export async function login(sandbox: Sandbox, call: Call): Promise<LoginValue> {
  const subject = String(call.body['username'] ?? call.body['firebaseMobileNo'] ?? '')
    .trim()
    .toLowerCase();
  const counters = { name: `login:${subject}`, address: `login@${call.address}` };
  if (await needsCaptcha(sandbox, call, counters)) await demandCaptcha(sandbox, call);
  const account = await recognise(sandbox, call);
  if (!account) {
    await Promise.all(Object.values(counters).map((counter) => noteAttempt(sandbox, call.merchant, counter)));
    const captcha = await needsCaptcha(sandbox, call, counters);
    throw failure('login.failed', { captcha });
  }
  await demandAudience(sandbox, call.merchant, account.type);
  await clearAttempts(sandbox, call.merchant, [counters.name]);
  return startSession(sandbox, call, account);
}

/** Begins the session of an account that has proved itself. */
export async function startSession(sandbox: Sandbox, call: Call, account: Account): Promise<LoginValue> {
  const token = await beginSession(sandbox, call, account.id);
  if (account.first_login) {
    await sandbox.db.updateTable('account').set({ first_login: false }).where('id', '=', account.id).execute();
  }
  return { token, userName: account.name, type: account.type, firstTimeLogin: account.first_login };
}

async function recognise(sandbox: Sandbox, call: Call): Promise<Account | undefined> {
  const { merchant, body } = call;
  const { username, password, type } = body;
  const service = await phoneServiceFor(sandbox, merchant);
  // Whoever proves a number elsewhere does so here too, and nobody else does.
  if ((type === 'firebase' && !service) || (type === 'sms' && service)) throw failure('no.permission');
  if (type === 'firebase' && service) return recogniseByToken(sandbox, call, service);
  if (typeof username !== 'string' || typeof password !== 'string') return undefined;
  if (type === 'sms') {
    const mobile = await mobileOf(sandbox, call, username);
    const account = mobile ? await findByMobile(sandbox, merchant, mobile) : undefined;
    if (!mobile || !account || account.disabled) return undefined;
    if (!(await takeSmsCode(sandbox, { merchant, mobile, purpose: 'member', code: password }))) {
      throw failure('verification.code.error');
    }
    return account;
  }
  if (type !== undefined && type !== 'username') throw failure('no.permission');
  const account = await findByName(sandbox, merchant, username);
  const isTemporary = account?.temporary_until && account.temporary_until > sandbox.now();
  const fits =
    (await isPassword(password, account?.password_hash)) ||
    (isTemporary ? await isPassword(password, account.temporary_hash) : false);
  return fits && account && !account.disabled ? account : undefined;
}

async function recogniseByToken(sandbox: Sandbox, call: Call, service: PhoneService): Promise<Account | undefined> {
  const mobile = await mobileOf(sandbox, call, call.body['firebaseMobileNo']);
  if (!mobile) return undefined;
  if (!(await takePhoneToken(sandbox, service, call, mobile))) throw failure('verification.code.error');
  const account = await findByMobile(sandbox, call.merchant, mobile);
  return account?.disabled ? undefined : account;
}

async function needsCaptcha(
  sandbox: Sandbox,
  call: Call,
  counters: { name: string; address: string },
): Promise<boolean> {
  const { merchant } = call;
  const byName = await countAttempts(sandbox, { merchant, subject: counters.name, windowMs });
  const byAddress = await countAttempts(sandbox, { merchant, subject: counters.address, windowMs });
  const arranged = sandbox.scenarios.of(merchant).captchaAfter;
  if (arranged === undefined && byAddress >= refusedAfter) throw failure('rate.limited');
  return byName >= (arranged ?? captchaAfter.name) || (arranged === undefined && byAddress >= captchaAfter.address);
}

/** An entry for members refuses everybody else and one for agents every non-agent (rows ). */
export async function demandAudience(sandbox: Sandbox, merchant: string, type: number): Promise<void> {
  const { settings } = await sandbox.db
    .selectFrom('merchant')
    .select('settings')
    .where('code', '=', merchant)
    .executeTakeFirstOrThrow();
  const is = (role: 'member' | 'agent') => hasRole(sandbox, merchant, type, role);
  if (settings.audience === 'members' && !(await is('member'))) throw failure('login.nonMember');
  if (settings.audience === 'agents' && !(await is('agent'))) throw failure('login.nonAgent');
}
