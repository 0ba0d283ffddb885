import { codeOnItsWay } from '../errors.ts';
import type { Call } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { pendingSubject, type SmsTarget, smsCodeMs } from './sms-codes.ts';

/**
 * Lets one code at a time be sent to a number or mail address, and only so many in an hour. Throws with the wait; whatever
 * else is asked for throws by `demand`, and then nothing is on its way.
 */
export async function reserveCode(
  sandbox: Sandbox,
  { merchant, address }: Call,
  target: SmsTarget,
  demand: () => Promise<void>,
): Promise<void> {
  const pending = pendingSubject(target);
  const taken = await sandbox.limiter.take(pending, { most: 1, windowMs: smsCodeMs });
  if (!taken.isAllowed) {
    const expirationTime = sandbox.now().getTime() + taken.waitMs;
    throw codeOnItsWay(expirationTime, taken.waitMs);
  }
  try {
    await demand();
    await consumeTry(sandbox, 'code', { merchant, address, name: target.mobile });
  } catch (error) {
    await sandbox.limiter.clear([pending]);
    throw error;
  }
}
