import { toMinor } from '../../engine/minor-units.ts';
import { requirePaymentPassword } from '../accounts/payment-password.ts';
import { requireRole } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import { seedAmount } from '../merchants/seed-amount.ts';
import { forMerchant, seedData } from '../merchants/seed-data.ts';
import { requireMethod, type OfferedMethod } from '../payments/methods.ts';
import { orderPayment } from '../payments/order-payment.ts';
import type { Sandbox } from '../sandbox.ts';
import { currencyOf, decimalsIn } from './currency.ts';

/** Amounts to choose from, and whether a withdrawal password is set (decisions 53). */
export async function readCashier(sandbox: Sandbox, { merchant, member }: MemberCall) {
  const { payment_hash: hash } = await sandbox.db
    .selectFrom('account')
    .select('payment_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const [currency, decimals] = [await currencyOf(sandbox, merchant), await decimalsIn(sandbox, merchant)];
  const amounts = forMerchant(seedData.cashier.amounts, currency).map((amount) => seedAmount(amount, decimals));
  return { value: { amounts, withdraw: { hasPassword: hash !== null } } };
}

/** Orders a payment in (rows ). Every deposit passes here, whatever its method. */
export async function deposit(sandbox: Sandbox, call: MemberCall) {
  await requireRole(sandbox, call, 'deposit');
  const method = await requireMethod(sandbox, call, 'deposit');
  const amount = await amountWithin(sandbox, call, method);
  return orderPayment(sandbox, call, { direction: 'deposit', method, amount });
}

/** Orders a payment out for who knows the withdrawal password and has the money (row A-028), to a bank card where the method pays to one. */
export async function withdraw(sandbox: Sandbox, call: MemberCall) {
  await requireRole(sandbox, call, 'withdraw');
  const method = await requireMethod(sandbox, call, 'withdraw');
  const amount = await amountWithin(sandbox, call, method);
  await requirePaymentPassword(sandbox, call, call.body['paymentPassword']);
  const card = method.toCard === true ? idIn(call.body['card']) : undefined;
  return orderPayment(sandbox, call, { direction: 'withdraw', method, amount, card });
}

/** The amount of a call as decimal text; throws when it is none, or not within the limits of the method. */
async function amountWithin(sandbox: Sandbox, call: MemberCall, { min, max }: OfferedMethod): Promise<string> {
  const { amount } = call.body;
  const decimals = await decimalsIn(sandbox, call.merchant);
  const text = typeof amount === 'string' ? amount.trim() : '';
  const units = toMinor(text, decimals);
  const [least = 0, most = 0] = [toMinor(min, decimals), toMinor(max, decimals)];
  if (units === undefined || units < least || units > most) throw failure('amount.invalid', { min, max });
  return text;
}
