import { cellOf, type FlagMerchant } from '../../contracts/console/flags.ts';
import { stage, useDraft } from './draft.ts';

/**
 * Turns a flag over at some merchants: off where it is on at all of them, on otherwise. A request that says what is so
 * already leaves the draft.
 */
export function toggleFlag(merchants: readonly FlagMerchant[], name: string): void {
  const own = useDraft.getState().changes.filter((change) => change.name === name);
  const staged = new Map(own.map((change) => [change.merchant, change.value]));
  const seen = (merchant: FlagMerchant) => {
    const value = staged.get(merchant.code);
    return typeof value === 'boolean' ? value : cellOf(merchant, name).on;
  };
  const value = !merchants.every(seen);
  const [same, other] = [merchants.filter(isSo), merchants.filter((merchant) => !isSo(merchant))];
  stage(
    other.map(({ code }) => ({ merchant: code, name, value })),
    same.map(({ code }) => ({ merchant: code, name })),
  );

  function isSo(merchant: FlagMerchant): boolean {
    return cellOf(merchant, name).on === value;
  }
}
