import { toMinor } from '../../../engine/minor-units.ts';

/** What is wrong with a typed amount, of a wallet that holds so many smallest units; nothing when it can be moved. */
export function transferFault(
  typed: string,
  held: bigint,
  decimals: number,
): 'empty' | 'shape' | 'balance' | undefined {
  if (typed.trim() === '') return 'empty';
  const units = toMinor(typed, decimals);
  if (units === undefined) return 'shape';
  if (units === 0) return 'empty';
  return BigInt(units) > held ? 'balance' : undefined;
}
