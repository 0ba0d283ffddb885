import { createAccount } from '../accounts/create-account.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Sandbox } from '../sandbox.ts';
import { fillText, forMerchant, seedData } from './seed-data.ts';
import { seedMemberData } from './seed-member-data.ts';

const dayMs = 86_400_000;

/** Gives a merchant its demo accounts, announcements, banners, help and affiliate codes. Does nothing the second time. */
export async function seedMerchant(sandbox: Sandbox, merchant: string): Promise<void> {
  const { db } = sandbox;
  const inserted = await db
    .insertInto('merchant')
    .values({ code: merchant, settings: JSON.stringify(forMerchant(seedData.demo.settings, merchant)) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!inserted) return;
  const brand = await brandOf(sandbox, merchant);
  await seedTexts(sandbox, merchant, brand);
  await seedAccounts(sandbox, merchant);
}

/** The brand's name when the service has published it, else its code with a capital. */
async function brandOf({ sites }: Sandbox, merchant: string): Promise<string> {
  const published = await sites.get(merchant).catch(() => undefined);
  return published?.site.identity.name ?? merchant.charAt(0).toUpperCase() + merchant.slice(1);
}

async function seedTexts({ db, now }: Sandbox, merchant: string, brand: string): Promise<void> {
  const values = { brand, code: merchant };
  const dayAfter = (days: number) => new Date(now().getTime() + days * dayMs).toISOString().slice(0, 10);
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
  const banners = seedData.announcements.filter(({ type }) => type === 'PR');
  await db
    .insertInto('banner')
    .values(
      banners.map((entry, position) => ({
        merchant,
        group_name: 'm_home',
        url: `/art/banners/${merchant}-${position + 1}.avif`,
        link: '/m/activity',
        title: JSON.stringify(entry.title),
        position,
      })),
    )
    .execute();
}

async function seedAccounts(sandbox: Sandbox, merchant: string): Promise<void> {
  const { demo } = seedData;
  // One hash serves all demo accounts: their password is in the README, and a hash for each would cost a second.
  const passwordHash = await hashPassword(demo.password);
  const names = forMerchant(demo.names, merchant);
  const mobile = forMerchant(demo.mobiles, merchant);
  const createdAt = new Date(sandbox.now().getTime() - 7 * dayMs);
  const made = new Map<number, number>();
  for (const [place, [typeText, { balance, label, rank }]] of Object.entries(demo.types).entries()) {
    const [type, name] = [Number(typeText), names[typeText]];
    if (name === undefined) throw new Error(`The seed data name no account of type ${typeText}.`);
    const account = await createAccount(sandbox, {
      ...{ merchant, name, type, balance, rank, passwordHash, createdAt },
      mobile: `${mobile.slice(0, -1)}${place}`,
      email: `${name}@${merchant}.example`,
      nickname: name.charAt(0).toUpperCase() + name.slice(1),
      ...(label ? { label } : {}),
    });
    made.set(type, account.id);
    await seedMemberData(sandbox, { merchant, account: account.id, name, type });
  }
  const agent = made.get(41);
  if (agent === undefined) return;
  // The demo agent has a team, and his code is the invitation code of the demonstration.
  await sandbox.db
    .updateTable('account')
    .set({ upline: agent })
    .where('merchant', '=', merchant)
    .where('type', 'in', [0, 2, 40])
    .execute();
  await sandbox.db
    .insertInto('affiliate')
    .values({ merchant, code: 'LIVERY', domain: `${merchant}.example`, account: agent })
    .execute();
}
