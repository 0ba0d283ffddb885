import { ProviderSilent } from '../pay-provider/contract.ts';
import type { Sandbox } from '../sandbox.ts';
import { totalOf } from './payment-state.ts';
import { factsOf, type PaymentRow } from './view-payment.ts';

type Announcing = Pick<Sandbox, 'db' | 'provider' | 'now'>;

/** How long a payment may wait to be announced. Providers forget orders after longer, and none is notified of one anew. */
const longestMs = 7 * 24 * 3_600_000;

/**
 * Announces a payment to the provider, or that one ends earlier than was announced. `origin` is that of the site that its page leads
 * back to, empty where it leads nowhere. A provider that is silent gets it later (`announceWaiting`): the order stands.
 */
export async function announce({ db, provider, now }: Announcing, row: PaymentRow, origin: string): Promise<void> {
  const { reference, direction, currency, decimals, next, id } = row;
  // A code is read by another device, which has nowhere to go back to.
  const isElsewhere = origin === '' || next === 'qr';
  const path = direction === 'deposit' ? '/m/voucherCenter' : '/m/withdraw';
  const returnUrl = isElsewhere ? '' : `${origin}${path}?payment=${id}`;
  const order = { reference, direction, currency, decimals, amount: totalOf(factsOf(row)), returnUrl, next };
  const announced = { announced_at: now(), announced_until: row.expires_at };
  try {
    await provider.begin({ ...order, expiresAt: row.expires_at ?? undefined });
  } catch (error) {
    if (error instanceof ProviderSilent) return;
    throw error;
  }
  await db.updateTable('payment').set(announced).where('id', '=', id).execute();
  // A break that began since may have ended the order before the provider knew of it: its transaction is waited for here.
  const current = await db.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  if (endsEarlier(current)) await announce({ db, provider, now }, current, origin);
}

function endsEarlier({ expires_at: end, announced_until: announced }: PaymentRow): boolean {
  return end !== null && announced !== null && end < announced;
}

/**
 * Announces to the provider what it does not know: payments that wait and that it never heard of, because it was silent or this
 * process ended, and orders that have ended earlier since. One account's, where an account is named.
 */
export async function announceWaiting(sandbox: Announcing, account?: number): Promise<void> {
  const { db, now } = sandbox;
  const waiting = await db
    .selectFrom('payment')
    .selectAll()
    .where('next', '!=', 'paid')
    .where('failed_at', 'is', null)
    .where('created_at', '>', new Date(now().getTime() - longestMs))
    .where(({ and, or, eb, ref }) =>
      or([
        and([
          eb('announced_at', 'is', null),
          eb('received', '=', 0),
          or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]),
        ]),
        eb('expires_at', '<', ref('announced_until')),
      ]),
    )
    .$if(account !== undefined, (query) => query.where('account', '=', account ?? 0))
    .orderBy('id')
    .execute();
  for (const row of waiting) await announce(sandbox, row, '');
}
