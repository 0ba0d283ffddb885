import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { SlotId, SlotMap } from '../contracts/feature.ts';

/** Slots whose items are React blocks. */
export type BlockSlot = { [S in SlotId]: SlotMap[S] extends { readonly block: string } ? S : never }[SlotId];

export interface SlotBlocksProps {
  readonly slot: BlockSlot;
  /** Shown while a block is on its way. */
  readonly fallback?: ReactNode;
  /** Which of the slot's blocks to show here; all when absent. */
  readonly pick?: (block: string) => boolean;
}

const OutletContext = createContext<ComponentType<SlotBlocksProps>>(() => null);

/** Gives the shell's way to show blocks to everything below. */
export const SlotBlocksProvider = OutletContext.Provider;

/** Shows the blocks of a slot in order, each lazily loaded and in its own error boundary. */
export function SlotBlocks(props: SlotBlocksProps) {
  const Outlet = useContext(OutletContext);
  return <Outlet {...props} />;
}
