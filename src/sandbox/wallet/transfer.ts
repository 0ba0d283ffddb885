import { fromMinor, toMinor } from '../../engine/minor-units.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import { refusePaused } from '../safe-play/pauses.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from './currency.ts';
import { type GameWallet, gameWallets, mainTitle, othersThan } from './game-wallets.ts';
import { balanceOf, lockWallet, mainWallet, moveInside } from './ledger.ts';
import { collectToMain, heldIn, requireInMain, requireInWallet, spendableOf } from './spend.ts';

const keyPattern = /^[\w-]{8,64}$/;

/** The player's wallets, the main one first, and what each of them holds (rows A-172, G-333). */
export async function readWallets(sandbox: Sandbox, { merchant, member }: MemberCall) {
  const { db, catalogue } = sandbox;
  const decimals = await decimalsIn(sandbox, merchant);
  const wallets = await gameWallets(sandbox, merchant);
  const nameOf = (code: string) => catalogue.vendors.find((vendor) => vendor.code === code)?.name ?? code;
  const held = await heldIn(db, member.id, decimals);
  const main = { id: mainWallet, title: mainTitle, vendors: [] };
  const list = [main, ...wallets].map(({ id, title, vendors }) => {
    const balance = fromMinor(spendableOf(held, { wallet: id, others: othersThan(wallets, id) }, decimals), decimals);
    return { id, title, balance, vendors: vendors.map(nameOf) };
  });
  return { value: { sumBalance: await balanceOf(db, member.id, decimals), list } };
}

/**
 * Moves money from one wallet of the player to another, once under each key. During a break it goes to the main wallet only.
 * Throws `wallet.gone` for a wallet that is not offered, `amount.invalid` for what is no amount of the currency, `balance.low`
 * for more than there is, and `transfer.key` for a key that another transfer has.
 */
export async function transfer(sandbox: Sandbox, call: MemberCall) {
  const { db, now } = sandbox;
  const { merchant, member, address } = call;
  const decimals = await decimalsIn(sandbox, merchant);
  const wallets = await gameWallets(sandbox, merchant);
  const { source, target, units, key } = wantedOf(call, wallets, decimals);
  await consumeTry(sandbox, 'transfer', { merchant, address, name: member.id });
  const amount = fromMinor(units, decimals);
  const others = othersThan(wallets, source);
  await db.transaction().execute(async (inside) => {
    await lockWallet(inside, member.id);
    const account = member.id;
    const made = await inside
      .selectFrom('wallet_transfer')
      .select(['source', 'target', 'amount'])
      .where('account', '=', account)
      .where('key', '=', key)
      .executeTakeFirst();
    if (made) {
      const isSame = made.source === source && made.target === target && toMinor(made.amount, decimals) === units;
      if (!isSame) throw failure('transfer.key');
      return;
    }
    const at = now();
    if (target !== mainWallet) await refusePaused(inside, account, at);
    const spending = { merchant, account, units: BigInt(units), decimals, at, others };
    if (source === mainWallet) await requireInMain(inside, spending);
    else await requireInWallet(inside, source, spending);
    const parts = [
      { wallet: source, amount: `-${amount}` },
      { wallet: target, amount },
    ];
    const note = `${titleOf(wallets, source, call.language)} → ${titleOf(wallets, target, call.language)}`;
    const movement = await moveInside(inside, merchant, { account, parts, kind: 'transfer', note, at });
    await inside.insertInto('wallet_transfer').values({ account, key, source, target, amount, movement }).execute();
  });
  return readWallets(sandbox, call);
}

/** Brings all that the player has to the main wallet. Where nothing lies elsewhere it does nothing. */
export async function collectWallets(sandbox: Sandbox, call: MemberCall) {
  const { merchant, member, address } = call;
  await consumeTry(sandbox, 'transfer', { merchant, address, name: member.id });
  const decimals = await decimalsIn(sandbox, merchant);
  await sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, member.id);
    await collectToMain(inside, { merchant, account: member.id, decimals, at: sandbox.now() });
  });
  return readWallets(sandbox, call);
}

function wantedOf({ body }: MemberCall, wallets: readonly GameWallet[], decimals: number) {
  const [source, target, key] = [textIn(body['from']), textIn(body['to']), textIn(body['key'])];
  if (source === target || !keyPattern.test(key)) throw failure('body.invalid');
  const isOffered = (id: string) => id === mainWallet || wallets.some((wallet) => wallet.id === id);
  if (!isOffered(source) || !isOffered(target)) throw failure('wallet.gone');
  const units = toMinor(textIn(body['amount']).trim(), decimals);
  if (units === undefined || units <= 0) throw failure('amount.invalid');
  return { source, target, units, key };
}

function titleOf(wallets: readonly GameWallet[], id: string, language: 'en' | 'ur'): string {
  const title: Readonly<Record<string, string>> = wallets.find((wallet) => wallet.id === id)?.title ?? mainTitle;
  return title[language] ?? title['en'] ?? id;
}
