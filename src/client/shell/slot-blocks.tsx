import { type ComponentType, createContext, createElement, type ReactNode, useContext, useRef } from 'react';
import { styled } from 'styled-components';
import type { BlockId, SlotId, SlotMap } from '../../contracts/feature.ts';
import { useTurn } from './use-turn.ts';

/** Slots whose items are React blocks. */
export type BlockSlot = { [S in SlotId]: SlotMap[S] extends { readonly block: string } ? S : never }[SlotId];

export interface SlotBlocksProps {
  readonly slot: BlockSlot;
  /** Shown while a block is on its way. */
  readonly fallback?: ReactNode;
  /** Which of the slot's blocks to show here; all when absent. */
  readonly pick?: (block: string, place: number) => boolean;
}

export interface DeferredBlockProps {
  readonly block: BlockId;
  /** Pixels that the block takes at least: they are kept from the first picture on. */
  readonly room?: number;
  /** What stands there until the block is loaded. */
  readonly waiting?: ReactNode;
}

export interface LazyBlockProps {
  readonly block: BlockId;
  readonly fallback?: ReactNode;
}

/** The shell's ways to show blocks. */
export interface Outlets {
  readonly Slot: ComponentType<SlotBlocksProps>;
  readonly Block: ComponentType<LazyBlockProps>;
  readonly MemberLine: ComponentType;
}

const nothing = () => null;

const OutletContext = createContext<Outlets>({ Slot: nothing, Block: nothing, MemberLine: nothing });

/** Gives the shell's ways to show blocks to everything below. */
export const OutletsProvider = OutletContext.Provider;

/** Shows the blocks of a slot in order, each lazily loaded and in its own error boundary. */
export function SlotBlocks(props: SlotBlocksProps) {
  const { Slot } = useContext(OutletContext);
  return <Slot {...props} />;
}

/** Shows one block by id, lazily loaded and in its own error boundary: for the parts of a screen that come later. */
export function LazyBlock(props: LazyBlockProps) {
  const { Block } = useContext(OutletContext);
  return <Block {...props} />;
}

/** Shows the shortcuts of a member that the header has no room for: the lobby has them below its lead. */
export function MemberLine() {
  return createElement(useContext(OutletContext).MemberLine);
}

/**
 * Shows one block once the page is hydrated, so that nothing drawn waits for it; it finds its room kept. What is near the
 * window comes at once, the rest one after another as the browser has time.
 */
export function DeferredBlock({ block, room = 0, waiting }: DeferredBlockProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDue = useTurn(place);
  const blank = waiting ?? (room > 0 && <span />);
  return (
    <Room ref={place} $least={room}>
      {isDue ? <LazyBlock block={block} fallback={blank} /> : blank}
    </Room>
  );
}

const Room = styled.div<{ $least: number }>`
  min-block-size: ${({ $least }) => $least}px;
  &:empty { display: none; }
`;
