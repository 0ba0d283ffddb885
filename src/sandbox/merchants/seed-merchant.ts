import type { Transaction } from 'kysely';
import { hashPassword } from '../../storage/passwords.ts';
import type { Tables } from '../database/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { brandName } from './brand-name.ts';
import { demoMobile, seedAccounts } from './seed-accounts.ts';
import { seedTeam } from './seed-team.ts';
import { fillText, forMerchant, seedData } from './seed-data.ts';

const dayMs = 86_400_000;

/**
 * Gives a merchant its announcements, banners, help and affiliate codes, and in a demonstration its demo accounts. Does
 * nothing the second time.
 */
export async function seedMerchant(sandbox: Sandbox, merchant: string): Promise<void> {
  const brand = await brandName(sandbox, merchant);
  const mobile = await demoMobile(sandbox, merchant);
  // One hash serves all demo accounts: their password is in the README, and a hash for each would cost a second.
  const passwordHash = await hashPassword(seedData.demo.password);
  const settings = JSON.stringify(forMerchant(seedData.demo.settings, merchant));
  // All or nothing: a merchant whose seeding was cut short is seeded anew.
  await sandbox.db.transaction().execute(async (db) => {
    const inserted = await db
      .insertInto('merchant')
      .values({ code: merchant, settings })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst();
    if (!inserted) return;
    await seedTexts(db, { merchant, brand, today: sandbox.now() });
    if (!sandbox.isDemonstration) return;
    await seedAccounts(sandbox, db, { merchant, passwordHash, mobile });
    await seedTeam(sandbox, db, { merchant, passwordHash });
  });
}

async function seedTexts(
  db: Transaction<Tables>,
  { merchant, brand, today }: { merchant: string; brand: string; today: Date },
): Promise<void> {
  const values = { brand, code: merchant };
  const dayAfter = (days: number) => new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
  const announcements = seedData.announcements.map((entry, position) => ({
    merchant,
    type: entry.type,
    group_name: entry.group,
    title: JSON.stringify(fillText(entry.title, values)),
    content: JSON.stringify(fillText(entry.content, values)),
    start_date: dayAfter(entry.from),
    end_date: entry.to === undefined ? null : dayAfter(entry.to),
    no_expiry: entry.to === undefined,
    categories: JSON.stringify(entry.categories ?? []),
    images: JSON.stringify(
      (entry.images ?? []).map((name, index) => ({
        sequence: index + 1,
        url: `/art/banners/${name.replace('{{code}}', merchant)}.avif`,
      })),
    ),
    position,
  }));
  await db.insertInto('announcement').values(announcements).execute();
  await db
    .insertInto('help_entry')
    .values(
      seedData.help.map((entry, position) => ({
        merchant,
        tag: entry.tag,
        title: JSON.stringify(fillText(entry.title, values)),
        content: JSON.stringify(fillText(entry.content, values)),
        position,
      })),
    )
    .execute();
  await db
    .insertInto('banner')
    .values(
      forMerchant(seedData.banners, merchant).map(({ picture, link, title, note, action }, position) => ({
        merchant,
        group_name: 'm_home',
        url: `/art/banners/${picture.replace('{{code}}', merchant)}.avif`,
        link,
        title: JSON.stringify(title),
        note: JSON.stringify(note),
        action: JSON.stringify(action),
        position,
      })),
    )
    .execute();
}
