import type { Condition } from '../../contracts/conditions.ts';

/** A feature's condition and a merchant's together: both must hold, so a merchant can only narrow (decision 0h). */
export function narrow(own: Condition | undefined, merchant: Condition | undefined): Condition | undefined {
  if (own === undefined) return merchant;
  if (merchant === undefined) return own;
  return { all: [own, merchant] };
}
