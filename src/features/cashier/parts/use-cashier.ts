import { useLanguage, usePlatform, useResource } from '../../../client/index.ts';

/** A way to pay in. */
export interface PayChannel {
  readonly id: string;
  readonly name: string;
  /** Decimal texts. */
  readonly min: string;
  readonly max: string;
}

export interface Cashier {
  readonly channels: readonly PayChannel[];
  readonly amounts: readonly string[];
  readonly withdraw: { readonly min: string; readonly max: string; readonly hasPassword: boolean };
}

/** Ways to pay, amounts and limits, in the language of the page. */
export function useCashier() {
  const platform = usePlatform();
  const { language } = useLanguage();
  return useResource<Cashier>(`member.cashier.${language}`, () =>
    platform.call('cashier', { query: { language }, quiet: true }),
  );
}
