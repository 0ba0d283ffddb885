import type { Cipher } from '../../storage/encryption/cipher.ts';

/** What a player entered of a bank card. */
export interface CardDetails {
  readonly bank: string;
  readonly cardHolder: string;
  /** Digits alone. */
  readonly cardNumber: string;
}

const place = 'bank_card.details';

/** The details as they lie in the database. */
export function sealCard(cipher: Cipher, { bank, cardHolder, cardNumber }: CardDetails): string {
  return cipher.encrypt(place, JSON.stringify({ bank, cardHolder, cardNumber }));
}

/** The details of a row. Throws `LostKeyError` without its key. */
export function openCard(cipher: Cipher, details: string): CardDetails {
  const {
    bank = '',
    cardHolder = '',
    cardNumber = '',
  }: Partial<CardDetails> = JSON.parse(cipher.decrypt(place, details));
  return { bank, cardHolder, cardNumber };
}
