/*
 * What a team earned, reckoned a second time from bets, payments, rates and contracts, in SQL of its own that shares no line
 * with the platform: what differs is a mistake in one of them. Days are those of UTC.
 */

/*
 * In each statement `$1` names the merchant, `$2` is how many decimals its currency has, `$3` is `[{node, type}]` of the games.
 */

/** Who stood below whom between each two moves of the merchant's members: a period belongs to where it begins. */
const stood = `
  epoch as (
    select since, lead(since, 1, 'infinity') over (order by since) as until from (
      select '-infinity'::timestamptz as since
      union select former_upline.until from former_upline join account on account.id = former_upline.account
        where account.merchant = $1) as moved),
  stood as (
    select epoch.since, epoch.until, account.id as member,
      case when before.account is null then account.upline else before.upline end as upline
    from epoch cross join account left join lateral (
      select former_upline.account, former_upline.upline from former_upline
      where former_upline.account = account.id and former_upline.until > epoch.since
      order by former_upline.until limit 1) as before on true
    where account.merchant = $1)`;

/** Everybody of a team at any depth, with the agent at its head. */
const team = `${stood},
  team as (
    select since, until, upline as agent, member from stood where upline is not null
    union select team.since, team.until, team.agent, stood.member
      from team join stood on stood.since = team.since and stood.upline = team.member)`;

/** Every rebate, by agent, member, day and game type. */
export const rebates = `
  with recursive game as (select x->>'node' as node, x->>'type' as type from jsonb_array_elements($3::jsonb) as x),
  ${stood},
  line as (
    select below.since, below.until, below.member, below.member as branch, stood.member as agent, stood.upline as above
      from stood as below join stood on stood.since = below.since and stood.member = below.upline
    union all
    select line.since, line.until, line.member, line.agent, stood.member, stood.upline
      from line join stood on stood.since = line.since and stood.member = line.above),
  house(type, rate) as (values ('RNG', 1.2), ('FISH', 1), ('LIVE', 0.6), ('PVP', 0.8), ('SPORTS', 0.5), ('LOTT', 1), ('ELOTT', 0.9)),
  staked as (
    select line.agent, bet.account as member, date_trunc('day', bet.created_at at time zone 'UTC')::date as day, game.type,
      bet.stake,
      coalesce((select rate from member_rate where account = line.agent and game_type = game.type
        and valid_from <= bet.created_at order by valid_from desc limit 1),
        (select house.rate from house where house.type = game.type and line.above is null
          and not exists (select 1 from member_rate where account = line.agent and valid_from <= bet.created_at)), 0)
      - coalesce((select rate from member_rate where account = line.branch and game_type = game.type
        and valid_from <= bet.created_at order by valid_from desc limit 1), 0) as kept
    from bet cross join lateral (select date_trunc('day', bet.created_at, 'UTC') as start) as period
    join line on line.member = bet.account and line.since <= period.start and period.start < line.until join game on game.node = bet.node_id where bet.merchant = $1)
  select agent, member, day::text as day, type, kept::numeric(6, 2)::text as rate, trunc(sum(stake) * kept / 100, $2::int)::text as amount
  from staked where kept > 0 group by agent, member, day, type, kept
  having trunc(sum(stake) * kept / 100, $2::int) > 0 order by 1, 2, 3, 4, 5`;

/** Every wage of days or of hours, by agent and the beginning of the day or hour. */
export function wages(part: 'day' | 'hour'): string {
  return `
  with recursive ${team},
  turnover as (
    select team.agent, period.start, sum(bet.stake) as staked
    from bet cross join lateral (select date_trunc('${part}', bet.created_at, 'UTC') as start) as period
    join team on team.member = bet.account and team.since <= period.start and period.start < team.until
    where bet.merchant = $1 group by 1, 2)
  select turnover.agent, turnover.start::text as start, trunc(staked * tier.rate / 100, $2::int)::text as amount
  from turnover join contract on contract.account = turnover.agent
    and contract.kind = '${part === 'day' ? 'daily' : 'hourly'}'
    and contract.state in ('accepted', 'ended') and contract.answered_at <= turnover.start
    and (contract.ended_at is null or contract.ended_at > turnover.start)
  cross join lateral (
    select (x->>'rate')::numeric as rate from jsonb_array_elements(contract.terms->'tiers') as x
    where (x->>'threshold')::numeric <= staked order by (x->>'threshold')::numeric desc limit 1) as tier
  where trunc(staked * tier.rate / 100, $2::int) > 0 order by 1, 2`;
}

/**
 * Every dividend of periods that were over at `$4`, by agent and the beginning of the period, with what it is paid of. Rebates
 * and wages that it takes off are reckoned here once more, not read from what was settled.
 */
export const dividends = `
  with recursive ${team},
  earner as (select since, until, agent, member from team union select since, until, agent, agent from team),
  span as (
    select distinct length, start at time zone 'UTC' as start, finish at time zone 'UTC' as finish
    from bet cross join lateral (select created_at at time zone 'UTC' as at) as clock
    cross join lateral (select date_trunc('month', at) as month, date_trunc('week', at) as week,
      extract(day from at) < 16 as early) as calendar
    cross join lateral (values ('week', week, week + interval '7 days'), ('month', month, month + interval '1 month'),
      ('halfMonth', case when early then month else month + interval '15 days' end,
        case when early then month + interval '15 days' else month + interval '1 month' end)) as x(length, start, finish)
    where merchant = $1 and finish at time zone 'UTC' <= $4::timestamptz),
  agreed as (
    select contract.account as agent, contract.terms, span.* from contract
    join account on account.id = contract.account and account.merchant = $1
    join span on span.length = coalesce(contract.terms->>'period', 'halfMonth') and contract.answered_at <= span.start
      and (contract.ended_at is null or contract.ended_at > span.start)
    where contract.kind = 'dividend' and contract.state in ('accepted', 'ended')),
  given as (
    select agent as account, (day::timestamp at time zone 'UTC') as start, amount::numeric from (${rebates}) as rebate
    union all select agent, start::timestamptz, amount::numeric from (${wages('day')}) as daily
    union all select agent, start::timestamptz, amount::numeric from (${wages('hour')}) as hourly),
  result as (
    select agreed.*, greatest(0,
      - coalesce((select sum(entry.amount) from movement join entry on entry.movement = movement.id
        join ledger on ledger.id = entry.ledger join team on team.member = ledger.account and team.agent = agreed.agent
          and team.since <= agreed.start and agreed.start < team.until
        where movement.kind in ('stake', 'payout', 'rebate', 'bonus', 'reward')
          and movement.created_at >= agreed.start and movement.created_at < agreed.finish), 0)
      - coalesce((select sum(given.amount) from given join earner on earner.member = given.account
        and earner.agent = agreed.agent and earner.since <= agreed.start and agreed.start < earner.until where given.start >= agreed.start and given.start < agreed.finish), 0)) as base
    from agreed)
  select agent, start::text as start, finish::text as finish, trunc(base, $2::int)::text as base,
    coalesce(tier.rate, 0)::numeric(6, 2)::text as rate,
    trunc(base * coalesce(tier.rate, 0) / 100, $2::int)::text as amount
  from result left join lateral (
    select (x->>'rate')::numeric as rate from jsonb_array_elements(result.terms->'tiers') as x
    where (x->>'threshold')::numeric <= base order by (x->>'threshold')::numeric desc limit 1) as tier on true
  order by 1, 2, 3`;
