import { expect, it } from 'vitest';
import { openTestDatabase } from '../../storage/database/test-database.fixture.ts';
import { faultsOfRetention } from '../../storage/pruning/faults-of-retention.fixture.ts';
import { migrations } from './migrations.ts';
import { retention } from './retention.ts';
import type { Tables } from './tables.ts';

it('has a rule and a reason for every table', { timeout: 240_000 }, async () => {
  const { db, close } = await openTestDatabase<Tables>('embedded', migrations);
  expect(await faultsOfRetention(db, retention)).toEqual([]);
  await close();
});
