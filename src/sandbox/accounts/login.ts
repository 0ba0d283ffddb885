import type { PhoneService } from '../../engine/index.ts';
import type { Limit } from '../../storage/limits/limiter.ts';
import { requireCaptcha } from '../captcha/captchas.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import type { Call } from '../http/route.ts';
import { consumeOwnTry, consumeTry, forgetTries } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { letIn, type SecondStep } from '../second-factor/login-step.ts';
import { requireOffers } from '../site/require-offer.ts';
import { ways } from '../site/offers.ts';
import { phoneServiceFor, takePhoneToken } from '../sms/phone-proof.ts';
import { takeSmsCode } from '../sms/sms-codes.ts';
import { findByMobile, findByName, mobileOf } from './find-account.ts';
import { isKnownPlace, type Place } from './known-place.ts';
import { fitsPassword } from './passwords.ts';
import { type Account, type LoginValue, requireAudience } from './start-session.ts';

const windowMs = 15 * 60_000;
/** Wrong logins of one name, and of one address, before a captcha is demanded. It slows programs; the limits stop them. */
const captchaAfter = { name: 3, address: 10 };

/** Logs a player in by user name and password, or by a mobile number that they prove (rows ). */
export async function login(sandbox: Sandbox, call: Call): Promise<LoginValue | SecondStep> {
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
  return letIn(sandbox, call, { account, name });
}

/** Only the ways that the site offers are open; any other type is none. */
async function requireLoginWay(sandbox: Sandbox, call: Call): Promise<void> {
  const { type = 'username' } = call.body;
  if (type !== 'username' && type !== 'sms' && type !== 'firebase') throw failure('no.permission');
  await requireOffers(sandbox, call, [type === 'username' ? ways.loginByName : ways.loginByMobile]);
}

/**
 * Counts the try before anything is compared. A name from one address has limits of its own, with waits that grow; those
 * of the name from everywhere stop a swarm of addresses. The latter do not bind an address from which the player has
 * logged in before, and soon end: a stranger who tries out passwords never locks them out where they play.
 */
async function consumeLoginTry(sandbox: Sandbox, tried: Place): Promise<void> {
  const isKnown = await isKnownPlace(sandbox, tried);
  await (isKnown ? consumeOwnTry : consumeTry)(sandbox, 'login', tried);
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
function failuresOf(sandbox: Sandbox, { merchant, address, name }: Place): readonly CountedFailures[] {
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
