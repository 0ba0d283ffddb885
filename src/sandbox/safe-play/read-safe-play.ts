import { hashSecret } from '../accounts/secrets.ts';
import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { refuseTrial } from '../accounts/roles.ts';
import { type LimitKind, type LimitSpan, limitKinds, spansOfKind } from '../database/safe-play-tables.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../settlement/zone.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { heldLimits, type LimitChange } from './limits.ts';
import { pauseAnswer, runningPause } from './pauses.ts';
import { spansAt } from './spans.ts';
import { safePlayTerms } from './terms.ts';
import { usedOf } from './used.ts';

/** A player's limits with what is used of them, the changes that wait, a break that runs, and their sign-in before this one. */
export async function readSafePlay(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { db, now } = sandbox;
  const account = call.member.id;
  const { kinds, raiseHours, raiseAtEnd, requestDays, hours, months, hasEndless, depositCap } = await safePlayTerms(
    sandbox,
    call.merchant,
  );
  const spans = await spansAt(db, now(), await zoneOf(sandbox, call.merchant));
  const decimals = await decimalsIn(sandbox, call.merchant);
  const held = await heldLimits(db, account, now());
  const used = {
    deposit: await usedOf(db, account, { kind: 'deposit', spans, decimals }),
    loss: await usedOf(db, account, { kind: 'loss', spans, decimals }),
  };
  const useOf = (kind: LimitKind, span: LimitSpan) =>
    kind === 'stake' || span === 'bet'
      ? {}
      : { used: fromMinor(used[kind][span], decimals), renewsAt: spans[span].until.toISOString() };
  // A limit that was set holds, and is shown, also where the site offers its kind no more.
  const shown = limitKinds.filter((kind) => kinds.includes(kind) || held.some((limit) => limit.kind === kind));
  const limits = shown.flatMap((kind) =>
    spansOfKind[kind].map((span) => {
      const { amount, next } = held.find((limit) => limit.kind === kind && limit.span === span) ?? {};
      return {
        ...{ kind, span, ...useOf(kind, span) },
        ...(amount === undefined ? {} : { amount }),
        ...(next === undefined ? {} : { next: changeOf(next) }),
      };
    }),
  );
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

function changeOf({ from, amount, asks }: LimitChange) {
  return { from: from.toISOString(), asks, ...(amount === undefined ? {} : { amount }) };
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
