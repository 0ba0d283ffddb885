import type { Named } from '../../contracts/platform-answer.ts';
import { decimalsOf } from '../../engine/currency-decimals.ts';
import { failure } from '../errors.ts';
import { textIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import { seedAmount } from '../merchants/seed-amount.ts';
import { forMerchant, type SeedMethod, seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { currencyOf } from '../wallet/currency.ts';
import { arePatternsQuick } from './quick-patterns.ts';

/** In or out. */
export type Direction = 'deposit' | 'withdraw';

/** A way to pay as the platform describes it. */
export type PaymentMethod = Named<'PaymentMethod'>;

/** A method with its limits in the brand's currency. */
export type OfferedMethod = PaymentMethod & { readonly min: string; readonly max: string };

/**
 * The ways to pay of a merchant in one direction: those of the seed, and those that an operator added while the platform
 * ran. A row takes the place of the method whose id it has. One whose patterns are broken, or can take for ever, is not offered.
 */
export async function methodsOf(
  sandbox: Sandbox,
  merchant: string,
  direction: Direction,
): Promise<readonly PaymentMethod[]> {
  const currency = await currencyOf(sandbox, merchant);
  const rows = await sandbox.db
    .selectFrom('payment_method')
    .select('description')
    .where('merchant', '=', merchant)
    .where('direction', '=', direction)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const written = rows.map(({ description }) => description);
  const quick = await Promise.all(written.map(({ fields }) => arePatternsQuick(fields)));
  const added = written.filter((_method, index) => quick[index]);
  const seeded = seedData.cashier.methods[direction].map((method) => inCurrency(method, currency));
  const replaced = seeded.map((method) => added.find(({ id }) => id === method.id) ?? method);
  return [...replaced, ...added.filter(({ id }) => !seeded.some((method) => method.id === id))];
}

/** Answers the ways to pay of one direction (`direction`, deposits when it is absent). */
export async function readMethods(sandbox: Sandbox, { merchant, query }: MemberCall) {
  const direction = query['direction'] === 'withdraw' ? 'withdraw' : 'deposit';
  return { value: { list: await methodsOf(sandbox, merchant, direction) } };
}

/** The method that an order names (`channel`), with its limits. Throws for one that is not offered in the brand's currency. */
export async function requireMethod(sandbox: Sandbox, call: MemberCall, direction: Direction): Promise<OfferedMethod> {
  const currency = await currencyOf(sandbox, call.merchant);
  const methods = await methodsOf(sandbox, call.merchant, direction);
  const wanted = textIn(call.body['channel']);
  const method = wanted === '' && direction === 'withdraw' ? methods[0] : methods.find(({ id }) => id === wanted);
  const limits = method?.limits.find((entry) => entry.currency === currency);
  if (!method || !limits) throw failure('method.gone');
  return { ...method, min: limits.min, max: limits.max };
}

function inCurrency({ limits, fee, ...method }: SeedMethod, currency: string): PaymentMethod {
  const { min, max } = forMerchant(limits, currency);
  const amount = (text: string) => seedAmount(text, decimalsOf(currency));
  return {
    ...method,
    title: { ...method.title },
    fee: { ...fee, fixed: amount(fee.fixed) },
    limits: [{ currency, min: amount(min), max: amount(max) }],
  };
}
