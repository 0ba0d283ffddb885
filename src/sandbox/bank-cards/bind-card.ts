import { checkDescribed, describedValues } from '../../engine/forms/check-described.ts';
import { requirePaymentPassword } from '../accounts/payment-password.ts';
import { requireRole } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import { seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { type CardDetails, openCard, sealCard } from './card-details.ts';
import { digitsOf, hasCheckDigit } from './card-number.ts';
import { viewCard } from './view-card.ts';

/**
 * Binds a bank card for who knows the withdrawal password. Throws for a number that no card has, for one that is bound
 * already, and beyond as many as a player can have. How often is limited by day: cards that are not one's own are tried out
 * so.
 */
export async function bindCard(sandbox: Sandbox, call: MemberCall) {
  await requireRole(sandbox, call, 'withdraw');
  const details = detailsOf(Object(call.body['values'] ?? {}));
  await requirePaymentPassword(sandbox, call, call.body['paymentPassword']);
  const { merchant, address, member } = call;
  await consumeTry(sandbox, 'bankCard', { merchant, address, name: member.id });
  const { db, cipher, now } = sandbox;
  const row = await db.transaction().execute(async (inside) => {
    await lockWallet(inside, member.id);
    const bound = await inside.selectFrom('bank_card').select('details').where('account', '=', member.id).execute();
    const isBound = ({ details: kept }: { readonly details: string }) =>
      cipher.canRead(kept) && openCard(cipher, kept).cardNumber === details.cardNumber;
    if (bound.some(isBound)) throw failure('card.bound', { fields: { cardNumber: 'bound' } });
    const { most } = seedData.cashier.cards;
    if (bound.length >= most) throw failure('card.many', { most });
    return inside
      .insertInto('bank_card')
      .values({ account: member.id, details: sealCard(cipher, details), created_at: now() })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { value: viewCard(cipher, row) };
}

/** What was entered. Throws with the fields that are wrong. */
function detailsOf(values: Readonly<Record<string, unknown>>): CardDetails {
  const { fields } = seedData.cashier.cards;
  const faults = checkDescribed(fields, values);
  if (faults.length > 0)
    throw failure('fields.invalid', { fields: Object.fromEntries(faults.map(({ field, rule }) => [field, rule])) });
  const { bank = '', cardHolder = '', cardNumber = '' } = describedValues(fields, values);
  const digits = digitsOf(cardNumber);
  if (!hasCheckDigit(digits)) throw failure('fields.invalid', { fields: { cardNumber: 'pattern' } });
  return { bank, cardHolder, cardNumber: digits };
}
