import { type SlotBlocksProps, useRuntime, useSlot } from '../client/index.ts';
import { LazyPart } from './lazy-part.tsx';

/** Shows the blocks of a slot in order, each lazily loaded and in its own boundary. */
export function SlotOutlet({ slot, fallback, pick }: SlotBlocksProps) {
  const items = useSlot(slot);
  const { blocks } = useRuntime().screens;
  const shown = pick ? items.filter(({ block }) => pick(block)) : items;
  return shown.map(({ id, block }) => {
    const loader = blocks[block];
    return loader ? <LazyPart key={id} id={block} loader={loader} props={{ id }} fallback={fallback} /> : null;
  });
}
