/*
 * What a team earned, reckoned a second time from bets, payments, rates and contracts, in SQL of its own that shares no line
 * with the platform: what differs is a mistake in one of them. Days are those of UTC.
 */

/** Every rebate, by agent, member, day and game type; `$1` names the merchant, `$2` is `[{node, type}]` of the games, `$3` how many decimals the currency has. */
export const rebates = `
  with recursive game as (select x->>'node' as node, x->>'type' as type from jsonb_array_elements($2::jsonb) as x),
  line as (
    select id as member, id as branch, upline as agent from account where merchant = $1 and upline is not null
    union all
    select line.member, line.agent, account.upline from line join account on account.id = line.agent
      where account.upline is not null),
  house(type, rate) as (values ('RNG', 1.2), ('FISH', 1), ('LIVE', 0.6), ('PVP', 0.8), ('SPORTS', 0.5), ('LOTT', 1), ('ELOTT', 0.9)),
  staked as (
    select line.agent, bet.account as member, date_trunc('day', bet.created_at at time zone 'UTC')::date as day, game.type,
      bet.stake,
      coalesce((select rate from member_rate where account = line.agent and game_type = game.type
        and valid_from <= bet.created_at order by valid_from desc limit 1),
        (select house.rate from house join account on account.id = line.agent where house.type = game.type
          and account.upline is null and not exists (select 1 from member_rate where account = line.agent)), 0)
      - coalesce((select rate from member_rate where account = line.branch and game_type = game.type
        and valid_from <= bet.created_at order by valid_from desc limit 1), 0) as kept
    from bet join line on line.member = bet.account join game on game.node = bet.node_id where bet.merchant = $1)
  select agent, member, day::text as day, type, kept::numeric(6, 2)::text as rate, trunc(sum(stake) * kept / 100, $3::int)::text as amount
  from staked where kept > 0 group by agent, member, day, type, kept
  having trunc(sum(stake) * kept / 100, $3::int) > 0 order by 1, 2, 3, 4, 5`;

/** Every wage of a kind, by agent and the beginning of its day or hour; `$2` is `day` or `hour`, `$3` the kind, `$4` the decimals of the currency. */
export const wages = `
  with recursive team as (
    select upline as agent, id as member from account where merchant = $1 and upline is not null
    union select team.agent, account.id from team join account on account.upline = team.member),
  turnover as (
    select team.agent, date_trunc($2, bet.created_at, 'UTC') as start, sum(bet.stake) as staked
    from bet join team on team.member = bet.account where bet.merchant = $1 group by 1, 2)
  select turnover.agent, turnover.start::text as start, trunc(staked * tier.rate / 100, $4::int)::text as amount
  from turnover join contract on contract.account = turnover.agent and contract.kind = $3
    and contract.state in ('accepted', 'ended') and contract.answered_at <= turnover.start
    and (contract.ended_at is null or contract.ended_at > turnover.start)
  cross join lateral (
    select (x->>'rate')::numeric as rate from jsonb_array_elements(contract.terms->'tiers') as x
    where (x->>'threshold')::numeric <= staked order by (x->>'threshold')::numeric desc limit 1) as tier
  where trunc(staked * tier.rate / 100, $4::int) > 0 order by 1, 2`;
