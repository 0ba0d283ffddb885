import { sql } from 'kysely';
import { hasRole, refuseTrial } from '../accounts/roles.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { amountText, decimalsIn } from '../wallet/currency.ts';
import { safePlayTerms } from './terms.ts';

/**
 * What a player sees and confirms before they play: after each login what play came to in 30 days, and once every tool of safe
 * play.
 */
const noticeNames = ['sums', 'tools'] as const;
type PlayNotice = (typeof noticeNames)[number];

const daysSummed = 30;

/** What the player of a call has not confirmed yet, with the sums where they are among it. */
export async function readPlayNotices(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const notices = await openNotices(sandbox, call);
  const sums = notices.includes('sums') ? { sums: await sumsOf(sandbox, call) } : {};
  return { value: { notices, ...sums } };
}

/** Takes it that a player has seen what they had to, and gives what is left. */
export async function confirmPlayNotice(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const notice = noticeNames.find((name) => name === call.body['notice']);
  if (!notice) throw failure('body.invalid');
  await confirm[notice](sandbox, call);
  return readPlayNotices(sandbox, call);
}

const confirm: Readonly<Record<PlayNotice, (sandbox: Sandbox, call: MemberCall) => Promise<unknown>>> = {
  sums: ({ db, now }, { token }) =>
    db
      .updateTable('session')
      .set({ sums_seen_at: now() })
      .where('token_hash', '=', hashSecret(token))
      .where('sums_seen_at', 'is', null)
      .execute(),
  tools: ({ db, now }, { member }) =>
    db
      .updateTable('account')
      .set({ tools_seen_at: now() })
      .where('id', '=', member.id)
      .where('tools_seen_at', 'is', null)
      .execute(),
};

/** Lets a player on to a game who has confirmed what they had to see. Throws `play.notice` with what is left. */
export async function requireNoticesSeen(sandbox: Sandbox, call: MemberCall): Promise<void> {
  if (await hasRole(sandbox, call.merchant, call.member.type, 'trial')) return;
  const notices = await openNotices(sandbox, call);
  if (notices.length > 0) throw failure('play.notice', { notices });
}

async function openNotices(sandbox: Sandbox, { merchant, token }: MemberCall): Promise<readonly PlayNotice[]> {
  const { sumsAtLogin, toolsFirst } = await safePlayTerms(sandbox, merchant);
  if (!sumsAtLogin && !toolsFirst) return [];
  const seen = await sandbox.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account')
    .select(['session.sums_seen_at', 'account.tools_seen_at'])
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirstOrThrow();
  const isOpen = {
    sums: sumsAtLogin && seen.sums_seen_at === null,
    tools: toolsFirst && seen.tools_seen_at === null,
  };
  return noticeNames.filter((name) => isOpen[name]);
}

/** What was staked in the days summed, and by how much bets came back above or below their stakes. */
async function sumsOf(sandbox: Sandbox, { merchant, member }: MemberCall) {
  const since = new Date(sandbox.now().getTime() - daysSummed * 24 * 3_600_000);
  const decimals = await decimalsIn(sandbox, merchant);
  const sum = (amount: ReturnType<typeof sql>) => amountText(sql`sum(${amount})`, decimals);
  const sums = await sandbox.db
    .selectFrom('bet')
    .select([
      sum(sql`stake`).as('staked'),
      sum(sql`greatest(payout - stake, 0)`).as('won'),
      sum(sql`greatest(stake - payout, 0)`).as('lost'),
      sum(sql`payout - stake`).as('net'),
    ])
    .where('account', '=', member.id)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { since: since.toISOString(), ...sums };
}
