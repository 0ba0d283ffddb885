import { isAmbiguous } from '../../../engine/forms/read-amount.ts';
import { toMinor } from '../../../engine/minor-units.ts';

/** What bounds an amount: decimal texts, and how many decimals the currency has. */
export interface AmountLimits {
  readonly min: string;
  readonly max: string;
  readonly decimals: number;
}

/** What is wrong with a typed amount; nothing when it lies within the limits. */
export function amountFault(
  typed: string,
  { min, max, decimals }: AmountLimits,
): 'empty' | 'shape' | 'low' | 'high' | undefined {
  const text = typed.trim();
  if (text === '') return 'empty';
  const units = toMinor(text, decimals);
  if (units === undefined || isAmbiguous(text, decimals)) return 'shape';
  if (units < (toMinor(min, decimals) ?? 0)) return 'low';
  return units > (toMinor(max, decimals) ?? 0) ? 'high' : undefined;
}
