import { expireOrders } from '../pay-provider/expire-orders.ts';
import type { Sandbox } from '../sandbox.ts';
import { totalOf } from './payment-state.ts';
import { factsOf, type PaymentRow } from './view-payment.ts';

type Announcing = Pick<Sandbox, 'db' | 'provider'>;

/** How long a payment may wait to be announced. Providers forget orders after longer, and none is notified of one anew. */
const longestMs = 7 * 24 * 3_600_000;

/**
 * Reports to the provider a payment; one that it knows changes nothing there. `origin` is that of the site that its page leads
 * back to, empty where it leads nowhere.
 */
export async function announce({ db, provider }: Announcing, row: PaymentRow, origin: string): Promise<void> {
  const { reference, direction, currency, decimals, next, id } = row;
  // A code is read by another device, which has nowhere to go back to.
  const isElsewhere = origin === '' || next === 'qr';
  const path = direction === 'deposit' ? '/m/voucherCenter' : '/m/withdraw';
  const returnUrl = isElsewhere ? '' : `${origin}${path}?payment=${id}`;
  const amount = totalOf(factsOf(row));
  const expiresAt = row.expires_at ?? undefined;
  await provider.begin({ reference, direction, currency, decimals, amount, returnUrl, next, expiresAt });
  // A break that began since the order ended it, perhaps before the provider knew of it: its transaction is waited for here.
  const { expires_at: endsAt } = await db
    .selectFrom('payment')
    .select('expires_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (endsAt && expiresAt && endsAt < expiresAt) await expireOrders(db, [reference], endsAt);
}

/** Announces the payments ordered before a moment that wait and that no provider was notified of, because the process ended. */
export async function announceWaiting(sandbox: Announcing & Pick<Sandbox, 'now'>, before: Date): Promise<void> {
  const { db, now } = sandbox;
  const waiting = await db
    .selectFrom('payment')
    .leftJoin('provider_order', 'provider_order.reference', 'payment.reference')
    .selectAll('payment')
    .where('provider_order.reference', 'is', null)
    .where('payment.next', '!=', 'paid')
    .where('payment.received', '=', 0)
    .where('payment.failed_at', 'is', null)
    .where('payment.created_at', '<=', before)
    .where('payment.created_at', '>', new Date(now().getTime() - longestMs))
    .where((where) => where.or([where('payment.expires_at', 'is', null), where('payment.expires_at', '>', now())]))
    .orderBy('payment.id')
    .execute();
  for (const row of waiting) await announce(sandbox, row, '');
}
