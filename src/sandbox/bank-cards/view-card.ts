import type { Selectable } from 'kysely';
import type { Named } from '../../contracts/platform-answer.ts';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import type { BankCardTable } from '../database/payment-tables.ts';
import { openCard } from './card-details.ts';
import { lastDigitsOf } from './card-number.ts';

/** A bank card as the platform answers it. */
export type BankCard = Named<'BankCard'>;

/** The card for its player: its number is never answered but for the last digits. */
export function viewCard(cipher: Cipher, { id, details, created_at: at }: Selectable<BankCardTable>): BankCard {
  const { bank, cardHolder, cardNumber } = openCard(cipher, details);
  return { id, bank, holder: cardHolder, lastDigits: lastDigitsOf(cardNumber), boundAt: at.toISOString() };
}
