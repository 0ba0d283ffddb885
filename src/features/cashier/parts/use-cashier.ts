import type { Answer } from '../../../contracts/platform-answer.ts';
import { useLanguage, usePlatform, useResource } from '../../../client/index.ts';

/** Ways to pay in, offered amounts and the limits of both directions; amounts are decimal texts. */
export type Cashier = Answer<'cashier'>;

/** Ways to pay, amounts and limits, in the language of the page. */
export function useCashier() {
  const platform = usePlatform();
  const { language } = useLanguage();
  return useResource(`member.cashier.${language}`, () =>
    platform.call('cashier', { query: { language }, quiet: true }),
  );
}
