import { fromMinor } from '../../../engine/minor-units.ts';
import { lastDigitsOf } from '../../bank-cards/card-number.ts';
import { viewCard } from '../../bank-cards/view-card.ts';
import type { Sandbox } from '../../sandbox.ts';
import { decimalsIn } from '../../wallet/currency.ts';
import { balanceOf } from '../../wallet/ledger.ts';

/** What a player has, and every movement that led there. */
export async function exportWallet(sandbox: Sandbox, id: number, merchant: string) {
  const movements = await sandbox.db
    .selectFrom('entry')
    .innerJoin('ledger', 'ledger.id', 'entry.ledger')
    .innerJoin('movement', 'movement.id', 'entry.movement')
    .select(['movement.kind', 'movement.note', 'movement.created_at', 'entry.amount'])
    .where('ledger.account', '=', id)
    .orderBy('movement.id')
    .execute();
  return {
    balance: await balanceOf(sandbox.db, id, await decimalsIn(sandbox, merchant)),
    movements: movements.map(({ kind, note, amount, created_at: at }) => ({ kind, note, amount, at })),
  };
}

/** What a player paid in and took out. */
export async function exportPayments({ db, cipher }: Sandbox, id: number) {
  const payments = await db
    .selectFrom('payment')
    .select(['direction', 'title', 'reference', 'currency', 'decimals'])
    .select(['amount', 'fee', 'received', 'entered', 'created_at'])
    .where('account', '=', id)
    .orderBy('id')
    .execute();
  return payments.map(({ created_at: at, decimals, amount, fee, received, entered, ...payment }) => ({
    ...payment,
    ...{ at, amount: fromMinor(Number(amount), decimals), fee: fromMinor(Number(fee), decimals) },
    received: fromMinor(Number(received), decimals),
    entered: entered === null ? {} : enteredOf(cipher.decrypt('payment.entered', entered)),
  }));
}

/** What was entered for a payment. The file lies on a device, so of a card's number it has what pages show. */
function enteredOf(json: string): Readonly<Record<string, unknown>> {
  const { card, ...entered } = JSON.parse(json);
  if (card === undefined) return entered;
  const { bank, cardHolder: holder, cardNumber } = card;
  return { ...entered, card: { bank, holder, lastDigits: lastDigitsOf(cardNumber) } };
}

/** The bank cards of a player, as pages show them. */
export async function exportBankCards({ db, cipher }: Sandbox, id: number) {
  const cards = await db.selectFrom('bank_card').selectAll().where('account', '=', id).orderBy('id').execute();
  return cards.map((row) => viewCard(cipher, row)).map(({ id: _id, ...card }) => card);
}
