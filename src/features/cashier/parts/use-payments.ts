import type { Named } from '../../../contracts/platform-answer.ts';
import { usePlatform, useResource, useLanguage } from '../../../client/index.ts';
import type { Direction } from './use-cashier.ts';

/** A payment and how it stands; amounts are decimal texts. */
export type Payment = Named<'Payment'>;

/** Whether something may still happen to a payment by itself. */
export function isOpen({ state }: Payment): boolean {
  return state === 'pending' || state === 'short';
}

/** One payment of the player, by its id. */
export function usePaymentById(id: string) {
  const platform = usePlatform();
  const { language } = useLanguage();
  return useResource(`member.payments.id.${id}.${language}`, async () => {
    const { list } = await platform.call('payments', { query: { id, language }, quiet: true });
    return { payment: list[0] };
  });
}

/** The player's latest payments in one direction. */
export function useLatestPayments(direction: Direction) {
  const platform = usePlatform();
  return useResource(`member.payments.latest.${direction}`, () =>
    platform.call('payments', { query: { direction, page: 1, pageSize: 5 }, quiet: true }),
  );
}
