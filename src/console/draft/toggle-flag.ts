import { cellOf, type FlagMerchant } from '../../contracts/console/flags.ts';
import type { Change } from '../../contracts/console/impact.ts';
import { findChange, stage, useDraft } from './draft.ts';

/** What a flag will be at a merchant once the draft is published; absent when the draft says nothing of it. */
export function draftValue(changes: readonly Change[], merchant: FlagMerchant, name: string): boolean | undefined {
  const request = findChange(changes, merchant.code, name);
  return typeof request?.value === 'boolean' ? request.value : undefined;
}

/**
 * Turns a flag over at some merchants: off where it is on at all of them, on otherwise. A request that says what is so
 * already leaves the draft.
 */
export function toggleFlag(merchants: readonly FlagMerchant[], name: string): void {
  const { changes } = useDraft.getState();
  const seen = (merchant: FlagMerchant) => draftValue(changes, merchant, name) ?? cellOf(merchant, name).on;
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
