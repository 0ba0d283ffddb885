import type { Sandbox } from '../sandbox.ts';
import type { ScenarioRequest } from './scenario-request.ts';

/** Adds payment methods and wallets to a running merchant, and ends its open payments as planned. */
export async function arrangePayments(
  { db, provider }: Pick<Sandbox, 'db' | 'provider'>,
  { merchant, paymentMethods = [], wallets = [], pays }: ScenarioRequest,
): Promise<void> {
  for (const [position, { direction = 'deposit', ...method }] of paymentMethods.entries()) {
    const description = JSON.stringify(method);
    await db
      .insertInto('payment_method')
      .values({ merchant, direction, id: method.id, description, position })
      .onConflict((conflict) =>
        conflict.columns(['merchant', 'direction', 'id']).doUpdateSet({ description, position }),
      )
      .execute();
  }
  for (const [position, wallet] of wallets.entries()) {
    const description = JSON.stringify(wallet);
    await db
      .insertInto('game_wallet')
      .values({ merchant, id: wallet.id, description, position })
      .onConflict((conflict) => conflict.columns(['merchant', 'id']).doUpdateSet({ description, position }))
      .execute();
  }
  if (pays === undefined) return;
  const open = await db
    .selectFrom('payment')
    .select('reference')
    .where('merchant', '=', merchant)
    .where('announced_at', 'is not', null)
    .where('failed_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { reference } of open) await provider.end(reference, pays);
}
