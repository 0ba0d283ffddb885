import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import type { PaymentRow } from '../payments/view-payment.ts';
import type { Sandbox } from '../sandbox.ts';
import { openCard } from './card-details.ts';
import { lastDigitsOf } from './card-number.ts';

/**
 * Writes into a withdrawal where the card that it names lies, so that it is known after the card was removed. The caller
 * holds the wallet. Throws for a card that is not the player's, or no longer.
 */
export async function payToCard(db: Transaction<Tables>, { cipher }: Pick<Sandbox, 'cipher'>, row: PaymentRow) {
  const { id, account, card } = row;
  if (card === null) return;
  const found = await db
    .selectFrom('bank_card')
    .select('details')
    .where('account', '=', account)
    .where('id', '=', card)
    .executeTakeFirst();
  if (!found) throw failure('card.gone');
  const details = openCard(cipher, found.details);
  const entered = row.entered === null ? {} : JSON.parse(cipher.decrypt('payment.entered', row.entered));
  await db
    .updateTable('payment')
    .set({
      entered: cipher.encrypt('payment.entered', JSON.stringify({ ...entered, card: details })),
      card_digits: lastDigitsOf(details.cardNumber),
    })
    .where('id', '=', id)
    .execute();
}
