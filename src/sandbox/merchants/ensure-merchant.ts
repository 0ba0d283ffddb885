import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { seedMerchant } from './seed-merchant.ts';

const codePattern = /^[a-z][a-z0-9-]{1,30}$/;

/** Makes sure that a merchant has its data, seeding it on first use. Throws when nobody knows such a merchant. */
export function ensureMerchant(sandbox: Sandbox, merchant: string): Promise<void> {
  const seen = sandbox.knownMerchants;
  const running = seen.get(merchant);
  if (running) return running;
  const work = prepare(sandbox, merchant).catch((error: unknown) => {
    seen.delete(merchant);
    throw error;
  });
  seen.set(merchant, work);
  return work;
}

async function prepare(sandbox: Sandbox, merchant: string): Promise<void> {
  if (!codePattern.test(merchant)) throw failure('merchant.unknown');
  const found = await sandbox.db.selectFrom('merchant').select('code').where('code', '=', merchant).executeTakeFirst();
  if (found) return;
  // A test may arrange a merchant before it is published; elsewhere the service must know it.
  if (!sandbox.scenarios.isOpen && !(await sandbox.sites.get(merchant))) throw failure('merchant.unknown');
  await seedMerchant(sandbox, merchant);
}
