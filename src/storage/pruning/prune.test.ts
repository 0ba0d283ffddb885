import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { databaseKinds, openTestDatabase } from '../database/test-database.fixture.ts';
import { prune } from './prune.ts';
import type { Retention } from './retention.ts';

const now = new Date('2030-01-01T00:00:00Z');
const retention: Readonly<Record<string, Retention>> = {
  ticket: { keep: 'until', column: 'ends_at', afterMs: 60_000, because: 'tests' },
  play: {
    keep: 'until',
    column: 'ends_at',
    afterMs: 0,
    unlessIn: { table: 'round', column: 'play' },
    because: 'tests',
  },
  round: { keep: 'always', because: 'tests' },
};
const schema = {
  '001-tables': [
    'create table ticket (name text primary key, ends_at timestamptz)',
    'create table play (id integer primary key, ends_at timestamptz not null)',
    'create table round (id integer primary key, play integer not null references play)',
  ],
};

describe.each(databaseKinds)('prune (%s)', (kind) => {
  let opened: OpenDatabase<unknown>;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, schema);
  }, 240_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    for (const table of ['round', 'play', 'ticket']) await sql`delete from ${sql.table(table)}`.execute(opened.db);
  });

  it('deletes what is over by its rule and keeps the young and the endless', async () => {
    await sql`insert into ticket values ('old', '2029-12-31T23:58:59Z'), ('edge', '2029-12-31T23:59:00Z'),
      ('young', '2030-01-01T00:00:01Z'), ('endless', null)`.execute(opened.db);
    expect(await prune(opened.db, retention, now)).toEqual({ ticket: 1, play: 0 });
    const { rows } = await sql`select name from ticket order by name`.execute(opened.db);
    expect(rows).toEqual([{ name: 'edge' }, { name: 'endless' }, { name: 'young' }]);
  });

  it('keeps an old row that another names', async () => {
    await sql`insert into play values (1, '2020-01-01Z'), (2, '2020-01-01Z')`.execute(opened.db);
    await sql`insert into round values (1, 2)`.execute(opened.db);
    expect(await prune(opened.db, retention, now)).toEqual({ ticket: 0, play: 1 });
    const { rows } = await sql`select id from play`.execute(opened.db);
    expect(rows).toEqual([{ id: 2 }]);
  });

  it('deletes many rows in batches between which others are answered', async () => {
    await sql`insert into ticket select 'old ' || n, '2020-01-01Z' from generate_series(1, 9700) n`.execute(opened.db);
    // Connections are opened when they are needed; here they are there before the pruning begins.
    await Promise.all([1, 2, 3].map((n) => sql`select ${n}::int from ticket limit 1`.execute(opened.db)));
    let isOver = false;
    let answered = 0;
    const pruning = prune(opened.db, retention, now).then((gone) => {
      isOver = true;
      return gone;
    });
    const seen = new Set<number>();
    while (!isOver) {
      const { rows } = await sql<{ left: number }>`select count(*)::int as left from ticket`.execute(opened.db);
      if (rows[0]) seen.add(rows[0].left);
      if (!isOver) answered += 1;
    }
    expect(await pruning).toEqual({ ticket: 9700, play: 0 });
    expect([...seen].every((left) => left === 0 || left % 500 === 200)).toBe(true);
    expect(answered).toBeGreaterThan(0);
  });
});
