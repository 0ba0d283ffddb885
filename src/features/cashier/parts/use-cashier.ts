import type { Answer, Named } from '../../../contracts/platform-answer.ts';
import { canCheck } from '../../../engine/forms/check-described.ts';
import { usePlatform, useResource, useSite } from '../../../client/index.ts';

/** Offered amounts, and whether a withdrawal password is set; amounts are decimal texts. */
export type Cashier = Answer<'cashier'>;

/** A way to pay as the platform describes it, with its limits in the brand's currency. */
export type Method = Named<'PaymentMethod'> & { readonly min: string; readonly max: string };

/** In or out. */
export type Direction = Named<'Payment'>['direction'];

/** Amounts to choose from and the state of the withdrawal password. */
export function useCashier() {
  const platform = usePlatform();
  return useResource('member.cashier', () => platform.call('cashier', { quiet: true }));
}

/** The ways to pay of one direction that have limits in the brand's currency and fields that can be checked; `retry` asks for them anew. */
export function useMethods(direction: Direction) {
  const platform = usePlatform();
  const { code } = useSite().identity.currency;
  const loaded = useResource(`member.methods.${direction}`, () =>
    platform.call('paymentMethods', { query: { direction }, quiet: true }),
  );
  const list = loaded.value?.list.flatMap((method): readonly Method[] => {
    const limits = method.limits.find(({ currency }) => currency === code);
    return limits && canCheck(method.fields) ? [{ ...method, min: limits.min, max: limits.max }] : [];
  });
  return { status: loaded.status, list, retry: loaded.retry };
}
