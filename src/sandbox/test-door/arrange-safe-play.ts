import { zoneOf } from '../settlement/zone.ts';
import { never } from '../safe-play/pauses.ts';
import { spansAt } from '../safe-play/spans.ts';
import type { Sandbox } from '../sandbox.ts';
import type { WantedSafePlay } from './scenario-request.ts';

const hourMs = 3_600_000;

/** Gives an account limits, a break and time of play in place of those that it had. */
export async function arrangeSafePlay(
  sandbox: Sandbox,
  {
    merchant,
    account,
    wanted,
  }: { readonly merchant: string; readonly account: number; readonly wanted: WantedSafePlay },
): Promise<void> {
  const { db, now } = sandbox;
  const at = now();
  const later = (hours: number) => new Date(at.getTime() + hours * hourMs);
  await db.deleteFrom('play_limit').where('account', '=', account).execute();
  await db.deleteFrom('play_pause').where('account', '=', account).execute();
  for (const { kind, span, amount, next } of wanted.limits ?? []) {
    const change = next
      ? { next_at: later(next.inHours), next_amount: next.amount ?? null, next_asks: next.asks ?? false }
      : {};
    await db
      .insertInto('play_limit')
      .values({ account, kind, span, amount, next_at: null, next_amount: null, ...change })
      .execute();
  }
  await db.deleteFrom('play_time').where('account', '=', account).execute();
  const { minutes, today, restSeconds } = wanted.play ?? {};
  const { day } = await spansAt(db, at, await zoneOf(sandbox, merchant));
  const time = {
    since: minutes === undefined ? null : later(-minutes / 60),
    acted_at: minutes === undefined ? null : at,
    rest_until: restSeconds === undefined ? null : later(restSeconds / 3600),
    ...(today === undefined ? {} : { day_from: day.from, day_ms: today * 60_000 }),
  };
  if (wanted.play)
    await db
      .insertInto('play_time')
      .values({ account, ...time })
      .execute();
  if (wanted.pause === undefined) return;
  const { kind, hours, untilAsked = false } = wanted.pause;
  const length = untilAsked
    ? { ends_at: never, least_until: later(hours) }
    : { ends_at: later(hours), least_until: null };
  const pause = { merchant, account, kind, starts_at: at, ...length, end_asked_at: null };
  await db
    .insertInto('play_pause')
    .values({ ...pause, mobile_key: null, email_key: null, social_key: null, key_id: null })
    .execute();
}
