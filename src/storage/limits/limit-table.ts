/** Statement that makes a table of counted tries; each process has one in its own schema. */
export const limitTable =
  'create table limit_count (subject text primary key, count integer not null, ends_at timestamptz not null)';
