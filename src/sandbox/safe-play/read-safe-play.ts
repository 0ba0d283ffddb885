import { hashSecret } from '../accounts/secrets.ts';
import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { refuseTrial } from '../accounts/roles.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { listLimits } from './list-limits.ts';
import { pauseAnswer, runningPause } from './pauses.ts';
import { safePlayTerms } from './terms.ts';

/** A player's limits with what is used of them, the changes that wait, a break that runs, and their sign-in before this one. */
export async function readSafePlay(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { db, now } = sandbox;
  const account = call.member.id;
  const { raiseHours, raiseAtEnd, requestDays, hours, months, hasEndless, depositCap } = await safePlayTerms(
    sandbox,
    call.merchant,
  );
  const decimals = await decimalsIn(sandbox, call.merchant);
  const limits = await listLimits(sandbox, { merchant: call.merchant, account });
  const pause = await runningPause(db, account, now());
  const lastSignIn = await signInBefore(sandbox, call);
  return {
    value: {
      ...{
        limits,
        raiseHours,
        raiseAtEnd,
        timeOutHours: hours,
        exclusionMonths: months,
        exclusionWithoutEnd: hasEndless,
      },
      ...(requestDays === 0 ? {} : { exclusionRequestDays: requestDays }),
      ...(depositCap === undefined ? {} : { depositCap: fromMinor(unitsOf(String(depositCap), decimals), decimals) }),
      ...(pause === undefined ? {} : { pause: pauseAnswer(pause) }),
      ...(lastSignIn === undefined ? {} : { lastSignInAt: lastSignIn.toISOString() }),
    },
  };
}

/** When the player signed in before the session of the call, as far back as sessions are kept. */
async function signInBefore({ db }: Sandbox, { member, token }: MemberCall): Promise<Date | undefined> {
  const found = await db
    .selectFrom('session')
    .select('created_at')
    .where('account', '=', member.id)
    .where('token_hash', '!=', hashSecret(token))
    .where('created_at', '<=', (own) =>
      own.selectFrom('session as this').select('this.created_at').where('this.token_hash', '=', hashSecret(token)),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.created_at;
}
