import { fromMinor, unitsOf } from '../../engine/minor-units.ts';

/** A percentage, which is decimal text with two places, in hundredths of a percent. */
export function percentOf(text: string): bigint {
  return unitsOf(text, 2);
}

/** Hundredths of a percent as decimal text. */
export function percentText(hundredths: bigint): string {
  return fromMinor(hundredths, 2);
}
