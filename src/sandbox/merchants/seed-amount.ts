import { exactText, fromMinor, unitsOf } from '../../engine/minor-units.ts';

/**
 * An amount of the seed, which is written in hundredths, in a currency with so many decimals. Where the smallest unit is a
 * whole one, it takes the place of the hundredth: 10.00 becomes 1000, which buys about as much.
 */
export function seedAmount(text: string, decimals: number): string {
  return decimals === 0 && text.includes('.') ? fromMinor(unitsOf(text, 2), 0) : exactText(text, decimals);
}
