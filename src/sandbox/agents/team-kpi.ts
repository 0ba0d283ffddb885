import { sql } from 'kysely';
import type { Sandbox } from '../sandbox.ts';
import type { DayRange } from './day-range.ts';

/** Minutes since the last call for which a player counts as online. */
const onlineMinutes = 15;

/** Counters of an agent's downline at every depth between two days, both included (rows G-215…G-218, G-289). */
export async function teamKpi({ db, now }: Sandbox, agent: number, days: DayRange) {
  const isThen = days.has(sql`created_at`);
  const seenAfter = new Date(now().getTime() - onlineMinutes * 60_000);
  const { rows } = await sql<Record<'login' | 'bet' | 'register' | 'online', number>>`
    with recursive team as (
      select id, created_at from account where upline = ${agent}
      union select account.id, account.created_at from account join team on account.upline = team.id)
    select
      (select count(distinct account)::int from session where account in (select id from team)
        and ${isThen}) as login,
      (select count(distinct account)::int from bet where account in (select id from team)
        and ${isThen}) as bet,
      (select count(*)::int from team where ${isThen}) as register,
      (select count(distinct account)::int from session where account in (select id from team)
        and revoked_at is null and expires_at > ${now()} and acted_at > ${seenAfter}) as online`.execute(db);
  const found = rows[0];
  return {
    teamLoginMemberCount: found?.login ?? 0,
    teamBetMemberCount: found?.bet ?? 0,
    teamRegisterMemberCount: found?.register ?? 0,
    teamOnlineCount: found?.online ?? 0,
  };
}
