/** The steps of the schema for limits, rests and notices of safe play. */
export const safePlaySteps = {
  '035-stake-limits': [
    `alter table play_limit drop constraint play_limit_kind_check, drop constraint play_limit_span_check,
      add constraint play_limit_of check (
        (kind in ('deposit', 'loss') and span in ('day', 'week', 'month')) or (kind = 'stake' and span = 'bet'))`,
  ],
  '036-play-time': [
    `create table play_time (
      account integer primary key references account, since timestamptz, acted_at timestamptz, rest_until timestamptz)`,
  ],
  '037-exclusions-until-asked': [
    `alter table play_pause add column least_until timestamptz, add column end_asked_at timestamptz`,
  ],
  '038-sums-after-login': [`alter table session add column sums_seen_at timestamptz`],
  '039-raises-said-again': [`alter table play_limit add column next_asks boolean not null default false`],
  '040-tools-before-play': [`alter table account add column tools_seen_at timestamptz`],
  '041-limits-of-time': [
    `alter table play_limit drop constraint play_limit_of, add constraint play_limit_of check (
      (kind in ('deposit', 'loss') and span in ('day', 'week', 'month')) or (kind = 'stake' and span = 'bet')
      or (kind = 'time' and span = 'day'))`,
    `alter table play_time add column day_from timestamptz, add column day_ms integer not null default 0`,
  ],
} as const;
