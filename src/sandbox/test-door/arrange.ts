import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { moveMember } from '../agents/move-member.ts';
import { setRates } from '../agents/rates.ts';
import { sealCard } from '../bank-cards/card-details.ts';
import { createAccount } from '../accounts/create-account.ts';
import { openConversation } from '../chat/conversations.ts';
import { findByName } from '../accounts/find-account.ts';
import { sealColumn, sealMobile } from '../accounts/personal-data.ts';
import { hashPassword } from '../../storage/passwords.ts';
import { seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { balanceOf, lockWallet, mainWallet, moveInside, moveMoney } from '../wallet/ledger.ts';
import { collectToMain, requireInMain } from '../wallet/spend.ts';
import { arrangeContracts, arrangeRain } from './arrange-contracts.ts';
import { arrangeEarning } from './arrange-earning.ts';
import { arrangeSafePlay } from './arrange-safe-play.ts';
import { arrangeHistory, momentOf, passDays } from './arrange-history.ts';
import type { ScenarioRequest, WantedAccount } from './scenario-request.ts';

/** Makes an account as wanted, or brings an existing one into that state. */
export async function arrangeAccount(sandbox: Sandbox, merchant: string, wanted: WantedAccount): Promise<void> {
  const { db, cipher } = sandbox;
  const passwordHash = wanted.password === null ? null : await hashPassword(wanted.password ?? seedData.demo.password);
  const { userName: name, type = 0, nickname, email, mobile, label, rank } = wanted;
  const found = await findByName(sandbox, merchant, name);
  const upline = wanted.upline === undefined ? undefined : await uplineOf(sandbox, merchant, wanted.upline);
  const facts = {
    ...{ type, label },
    ...(nickname === undefined ? {} : { nickname: sealColumn(cipher, 'nickname', nickname) }),
    ...(email === undefined ? {} : { email: sealColumn(cipher, 'email', email) }),
    ...(mobile === undefined ? {} : sealMobile(cipher, merchant, mobile)),
    ...(rank ? { rank: JSON.stringify(rank) } : {}),
    ...(wanted.verified ? { verified: JSON.stringify(wanted.verified) } : {}),
    ...(wanted.registered === undefined ? {} : { created_at: momentOf(sandbox, wanted.registered) }),
    ...(wanted.paymentPassword ? { payment_hash: await hashPassword(wanted.paymentPassword) } : {}),
  };
  const id =
    found?.id ??
    (await createAccount(sandbox, { merchant, name, type, upline, ...(passwordHash === null ? {} : { passwordHash }) }))
      .id;
  if (found && upline !== undefined) await moveMember(db, { account: id, upline, at: sandbox.now() });
  await db
    .updateTable('account')
    .set({ ...facts, password_hash: passwordHash, disabled: wanted.disabled ?? false })
    .where('id', '=', id)
    .execute();
  if (wanted.rates) {
    const from = momentOf(sandbox, wanted.registered ?? 0);
    await setRates(db, { account: id, rates: wanted.rates, from });
  }
  if (wanted.bankCards) await bindCards(sandbox, { account: id, name, numbers: wanted.bankCards });
  if (wanted.history) await arrangeHistory(sandbox, { merchant, account: id, history: wanted.history });
  if (wanted.daysPassed !== undefined) await passDays(sandbox, id, wanted.daysPassed);
  // The balance is what is left after everything else.
  if (wanted.balance !== undefined) await setBalance(sandbox, { merchant, account: id, balance: wanted.balance });
  if (wanted.inWallets) await spreadMoney(sandbox, { merchant, account: id, inWallets: wanted.inWallets });
  if (wanted.inboxUnread !== undefined) await setUnread(sandbox, { merchant, account: id, count: wanted.inboxUnread });
  await setCounts(sandbox, id, wanted.promotionCounts ?? {});
  await arrangeContracts(sandbox, id, wanted.contracts ?? []);
  if (wanted.safePlay) await arrangeSafePlay(sandbox, { merchant, account: id, wanted: wanted.safePlay });
  if (wanted.earning) await arrangeEarning(sandbox, id, wanted.earning);
}

async function bindCards(
  { db, cipher, now }: Sandbox,
  { account, name, numbers }: { account: number; name: string; numbers: readonly string[] },
): Promise<void> {
  const rows = numbers.map((cardNumber) => ({
    account,
    details: sealCard(cipher, { bank: 'Harbour Bank', cardHolder: name, cardNumber }),
    created_at: now(),
  }));
  if (rows.length > 0) await db.insertInto('bank_card').values(rows).execute();
}

async function uplineOf(sandbox: Sandbox, merchant: string, name: string): Promise<number> {
  const found = await findByName(sandbox, merchant, name);
  if (!found) throw new Error(`There is no account ${name} to stand above another.`);
  return found.id;
}

async function setBalance(
  sandbox: Sandbox,
  { merchant, account, balance }: { merchant: string; account: number; balance: string },
): Promise<void> {
  const { db, now } = sandbox;
  const decimals = await decimalsIn(sandbox, merchant);
  await db.transaction().execute(async (inside) => {
    await lockWallet(inside, account);
    const missing = unitsOf(balance, decimals) - unitsOf(await balanceOf(inside, account, decimals), decimals);
    if (missing === 0n) return;
    const at = now();
    if (missing < 0n) await requireInMain(inside, { merchant, account, units: -missing, decimals, at });
    const amount = fromMinor(missing, decimals);
    await moveMoney(inside, merchant, [{ account, amount, kind: 'opening', note: 'Arranged', at }]);
  });
}

/** Brings everything to the main wallet, and from there what is wanted to the others. Throws when that is more than there is. */
async function spreadMoney(
  { db, sites, now }: Sandbox,
  { merchant, account, inWallets }: { merchant: string; account: number } & Required<Pick<WantedAccount, 'inWallets'>>,
): Promise<void> {
  const decimals = await decimalsIn({ sites }, merchant);
  const at = now();
  await db.transaction().execute(async (inside) => {
    await lockWallet(inside, account);
    await collectToMain(inside, { merchant, account, decimals, at });
    const others = Object.keys(inWallets);
    for (const [wallet, amount] of Object.entries(inWallets)) {
      await requireInMain(inside, { merchant, account, units: unitsOf(amount, decimals), decimals, at, others });
      const parts = [
        { wallet: mainWallet, amount: `-${amount}` },
        { wallet, amount },
      ];
      await moveInside(inside, merchant, { account, parts, kind: 'transfer', note: 'Arranged', at });
    }
  });
}

/** Gives every account of a merchant the unread messages, questions and promotions that a request names. */
export async function arrangeMembers(
  sandbox: Sandbox,
  { merchant, inboxUnread, promotionCounts, questions = 0 }: ScenarioRequest,
): Promise<void> {
  if (inboxUnread === undefined && promotionCounts === undefined && questions === 0) return;
  const accounts = await sandbox.db.selectFrom('account').select('id').where('merchant', '=', merchant).execute();
  for (const { id } of accounts) {
    if (inboxUnread !== undefined) await setUnread(sandbox, { merchant, account: id, count: inboxUnread });
    await setCounts(sandbox, id, promotionCounts ?? {});
    await addQuestions(sandbox, { merchant, account: id, count: questions });
  }
}

/** Has guests of a merchant write in live chat, each so many messages. */
export async function arrangeTalks(sandbox: Sandbox, merchant: string, talks: readonly number[]): Promise<void> {
  const { db, cipher, now, news } = sandbox;
  for (const count of talks) {
    const conversation = await openConversation(sandbox, { merchant, account: undefined });
    const messages = Array.from({ length: count }, (_, index) => ({
      ...{ conversation, author: 'player' as const, created_at: now() },
      text: cipher.encrypt('chat_message.text', `Message ${index + 1} of ${count}`),
    }));
    await db.insertInto('chat_message').values(messages).execute();
  }
  if (talks.length > 0) news.touch(merchant);
}

async function addQuestions(
  { db, cipher, now, news }: Sandbox,
  { merchant, account, count }: { merchant: string; account: number; count: number },
): Promise<void> {
  if (count === 0) return;
  const questions = Array.from({ length: count }, (_, index) => ({
    ...{ merchant, account, type: 3, created_at: now() },
    content: cipher.encrypt('feedback.content', `Question ${index + 1} of many`),
  }));
  await db.insertInto('feedback').values(questions).execute();
  news.touch(merchant);
}

async function setCounts({ db }: Sandbox, account: number, counts: Readonly<Record<string, number>>): Promise<void> {
  for (const [kind, count] of Object.entries(counts)) {
    await db
      .insertInto('promotion_count')
      .values({ account, kind, count })
      .onConflict((conflict) => conflict.columns(['account', 'kind']).doUpdateSet({ count }))
      .execute();
  }
}

async function setUnread(
  { db, now }: Sandbox,
  { merchant, account, count }: { merchant: string; account: number; count: number },
): Promise<void> {
  await db.deleteFrom('inbox_message').where('account', '=', account).execute();
  if (count === 0) return;
  const messages = Array.from({ length: count }, (_, index) => ({
    merchant,
    account,
    title: JSON.stringify({ en: `Message ${index + 1}`, ur: `پیغام ${index + 1}` }),
    content: JSON.stringify({ en: 'A message to read.', ur: 'پڑھنے کے لیے ایک پیغام۔' }),
    created_at: now(),
  }));
  await db.insertInto('inbox_message').values(messages).execute();
}

/** Replaces the texts and invitation codes of a merchant by those that a request names. */
export async function arrangeTexts({ db, now }: Pick<Sandbox, 'db' | 'now'>, wanted: ScenarioRequest): Promise<void> {
  const { merchant, announcements, helpEntries, banners, feedbackAnswer, rain } = wanted;
  if (rain !== undefined) await arrangeRain({ db, now }, merchant, rain);
  const today = now().toISOString().slice(0, 10);
  if (announcements) {
    await db.deleteFrom('announcement').where('merchant', '=', merchant).execute();
    const rows = announcements.map((entry, position) => ({
      merchant,
      type: entry.type,
      group_name: entry.groupName ?? 'm_home',
      title: localJson(entry.title),
      content: localJson(entry.content),
      start_date: entry.startDate ?? today,
      end_date: entry.endDate ?? null,
      no_expiry: !entry.endDate,
      categories: JSON.stringify(entry.categories ?? []),
      images: JSON.stringify(entry.images ?? []),
      position,
    }));
    if (rows.length > 0) await db.insertInto('announcement').values(rows).execute();
  }
  if (helpEntries) {
    await db.deleteFrom('help_entry').where('merchant', '=', merchant).execute();
    const rows = helpEntries.map(({ tag, title = tag, content }, position) => {
      return { merchant, tag, title: localJson(title), content: localJson(content), position };
    });
    if (rows.length > 0) await db.insertInto('help_entry').values(rows).execute();
  }
  if (banners) {
    await db.deleteFrom('banner').where('merchant', '=', merchant).execute();
    const rows = banners.map(({ url, groupName = 'm_home', title = '' }, position) => {
      return { merchant, url, group_name: groupName, link: '/m/activity', title: localJson(title), position };
    });
    if (rows.length > 0) await db.insertInto('banner').values(rows).execute();
  }
  if (feedbackAnswer !== undefined) {
    await db
      .updateTable('feedback')
      .set({ answer: localJson(feedbackAnswer), answered_at: now() })
      .where('merchant', '=', merchant)
      .where('answer', 'is', null)
      .execute();
  }
}

function localJson(text: string | { readonly en: string; readonly ur: string }): string {
  return JSON.stringify(typeof text === 'string' ? { en: text, ur: text } : text);
}

/** Sets who may log in, the invitation codes, and whether sessions end now. */
export async function arrangeAccess(sandbox: Sandbox, wanted: ScenarioRequest): Promise<void> {
  const { db, now } = sandbox;
  const { merchant, audience, affiliates, endSessions } = wanted;
  if (audience) {
    const row = await db
      .selectFrom('merchant')
      .select('settings')
      .where('code', '=', merchant)
      .executeTakeFirstOrThrow();
    const settings = JSON.stringify({ ...row.settings, audience });
    await db.updateTable('merchant').set({ settings }).where('code', '=', merchant).execute();
  }
  for (const { code, domain = '', userName } of affiliates ?? []) {
    const owner = userName === undefined ? undefined : await findByName(sandbox, merchant, userName);
    const account = owner?.id ?? null;
    await db
      .insertInto('affiliate')
      .values({ merchant, code: code.toUpperCase(), domain, account })
      .onConflict((conflict) => conflict.columns(['merchant', 'code']).doUpdateSet({ domain, account }))
      .execute();
  }
  if (endSessions)
    await db.updateTable('session').set({ revoked_at: now() }).where('merchant', '=', merchant).execute();
}
