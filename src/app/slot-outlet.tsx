import { type LazyBlockProps, type SlotBlocksProps, useRuntime, useSlot } from '../client/index.ts';
import { ShortcutLine } from './chrome/shortcut-line.tsx';
import { LazyPart } from './lazy-part.tsx';

/** Shows the blocks of a slot in order, each lazily loaded and in its own boundary. */
export function SlotOutlet({ slot, fallback, pick }: SlotBlocksProps) {
  const items = useSlot(slot);
  const { blocks } = useRuntime().screens;
  const shown = pick ? items.filter(({ block }, place) => pick(block, place)) : items;
  return shown.map(({ id, block }) => {
    const loader = blocks[block];
    return loader ? <LazyPart key={id} id={block} loader={loader} props={{ id }} fallback={fallback} /> : null;
  });
}

/** Shows one block by its id; what follows a colon tells the block which of its kind it is. */
export function BlockOutlet({ block, fallback }: LazyBlockProps) {
  const loader = useRuntime().screens.blocks[block.replace(/:.*/, '')];
  return loader ? <LazyPart id={block} loader={loader} props={{ id: block }} fallback={fallback} /> : null;
}

/** All of them, for `OutletsProvider`. */
export const outlets = { Slot: SlotOutlet, Block: BlockOutlet, MemberLine: ShortcutLine };
