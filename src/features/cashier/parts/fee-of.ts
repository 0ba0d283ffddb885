import { feeShare, fromMinor, toMinor } from '../../../engine/minor-units.ts';
import type { Direction, Method } from './use-cashier.ts';

/** What an amount costs and comes to, as decimal texts. */
export interface Cost {
  readonly fee: string;
  /** What the player pays for a deposit, or is paid by a withdrawal. */
  readonly total: string;
  readonly isFree: boolean;
}

/** The cost of an amount by a method; nothing for a text that is no amount. The platform calculates it in the same way. */
export function costOf(
  typed: string,
  { fee }: Pick<Method, 'fee'>,
  { direction, decimals }: { readonly direction: Direction; readonly decimals: number },
): Cost | undefined {
  const amount = toMinor(typed, decimals);
  if (amount === undefined) return undefined;
  const units = (toMinor(fee.fixed, decimals) ?? 0) + feeShare(amount, fee.percent);
  const total = direction === 'deposit' ? amount + units : amount - units;
  return { fee: fromMinor(units, decimals), total: fromMinor(total, decimals), isFree: units === 0 };
}
