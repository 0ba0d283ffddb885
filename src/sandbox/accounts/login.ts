import type { PhoneService } from '../../engine/index.ts';
import type { Limit } from '../../storage/limits/limiter.ts';
import { requireCaptcha } from '../captcha/captchas.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import type { Call } from '../http/route.ts';
import { consumeOwnTry, consumeTry, forgetTries } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { requireOffers } from '../site/require-offer.ts';
import { ways } from '../site/offers.ts';
import { phoneServiceFor, takePhoneToken } from '../sms/phone-proof.ts';
import { takeSmsCode } from '../sms/sms-codes.ts';
import { findByMobile, findByName, mobileOf } from './find-account.ts';
import { fitsPassword } from './passwords.ts';
import { hasRole } from './roles.ts';
import { beginSession } from './sessions.ts';

const windowMs = 15 * 60_000;
/** Wrong logins of one name, and of one address, before a captcha is demanded. It slows programs; the limits stop them. */
const captchaAfter = { name: 3, address: 10 };
/** How long an address stays one from which a player has logged in. */
const known = { most: 1, windowMs: 60 * 24 * 3_600_000 };

type Account = NonNullable<Awaited<ReturnType<typeof findByName>>>;

/** What a login answers (row A-228). */
export interface LoginValue {
  readonly token: string;
  readonly userName: string;
  readonly type: number;
  readonly firstTimeLogin: boolean;
}

/** Logs a player in by user name and password, or by a mobile number that they prove (rows ). */
export async function login(sandbox: Sandbox, call: Call): Promise<LoginValue> {
  const { merchant, address } = call;
  const name = textIn(call.body['username'] ?? call.body['firebaseMobileNo'])
    .trim()
    .toLowerCase();
  const tried = { merchant, address, name };
  await requireLoginWay(sandbox, call);
  const failures = failuresOf(sandbox, tried);
  if (await needsCaptcha(sandbox, failures)) await requireCaptcha(sandbox, call);
  await consumeLoginTry(sandbox, tried);
  const account = await recognise(sandbox, call);
  if (!account) {
    await Promise.all(failures.map(({ subject, limit }) => sandbox.limiter.take(subject, limit)));
    throw failure('login.failed', { captcha: await needsCaptcha(sandbox, failures) });
  }
  await requireAudience(sandbox, merchant, account.type);
  await forgetTries(sandbox, 'login', tried);
  await sandbox.limiter.clear(failures.slice(0, 1).map(({ subject }) => subject));
  await sandbox.limiter.take(placeOf(tried), known);
  return startSession(sandbox, call, account);
}

/** Only the ways that the site offers are open; any other type is none. */
async function requireLoginWay(sandbox: Sandbox, call: Call): Promise<void> {
  const { type = 'username' } = call.body;
  if (type !== 'username' && type !== 'sms' && type !== 'firebase') throw failure('no.permission');
  await requireOffers(sandbox, call, [type === 'username' ? ways.loginByName : ways.loginByMobile]);
}

interface LoginTry {
  readonly merchant: string;
  readonly address: string;
  readonly name: string;
}

/**
 * Counts the try before anything is compared. A name from one address has limits of its own, with waits that grow; those
 * of the name from everywhere stop a swarm of addresses. The latter do not bind an address from which the player has
 * logged in before, and soon end: a stranger who tries out passwords never locks them out where they play.
 */
async function consumeLoginTry(sandbox: Sandbox, tried: LoginTry): Promise<void> {
  const isKnown = await sandbox.limiter.isFull(placeOf(tried), known);
  await (isKnown ? consumeOwnTry : consumeTry)(sandbox, 'login', tried);
}

function placeOf({ merchant, address, name }: LoginTry): string {
  return JSON.stringify(['known place', merchant, name, address]);
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
    // The code first, whether or not somebody has the number: what is wrong shows nobody which numbers have accounts.
    if (!mobile || !(await takeSmsCode(sandbox, { merchant, mobile, purpose: 'member', code: password })))
      throw failure('verification.code.error');
    const account = await findByMobile(sandbox, merchant, mobile);
    return account?.disabled ? undefined : account;
  }
  const account = await findByName(sandbox, merchant, username);
  const fits = await fitsPassword(sandbox, account, password);
  return fits && account && !account.disabled ? account : undefined;
}

async function recogniseByToken(sandbox: Sandbox, call: Call, service: PhoneService): Promise<Account | undefined> {
  const mobile = await mobileOf(sandbox, call, call.body['firebaseMobileNo']);
  if (!mobile) return undefined;
  if (!(await takePhoneToken(sandbox, service, call, mobile))) throw failure('verification.code.error');
  const account = await findByMobile(sandbox, call.merchant, mobile);
  return account?.disabled ? undefined : account;
}

interface CountedFailures {
  readonly subject: string;
  readonly limit: Limit;
}

/** Wrong logins of the name first, then of the address; a test may arrange the one and switches the other off by it. */
function failuresOf(sandbox: Sandbox, { merchant, address, name }: LoginTry): readonly CountedFailures[] {
  const arranged = sandbox.scenarios.of(merchant).captchaAfter;
  const byName = {
    subject: JSON.stringify(['wrong login', merchant, name]),
    limit: { most: arranged ?? captchaAfter.name, windowMs },
  };
  const byAddress = {
    subject: JSON.stringify(['wrong login at', merchant, address]),
    limit: { most: captchaAfter.address, windowMs },
  };
  return arranged === undefined ? [byName, byAddress] : [byName];
}

async function needsCaptcha({ limiter }: Sandbox, failures: readonly CountedFailures[]): Promise<boolean> {
  const reached = await Promise.all(failures.map(({ subject, limit }) => limiter.isFull(subject, limit)));
  return reached.includes(true);
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
