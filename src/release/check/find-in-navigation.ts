import type { OriginsPart } from '../../contracts/origins.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import type { FindItem } from './check-links.ts';

/** Finds the line of the navigation file that placed an item; nothing for items in their feature's own order. */
export function findInNavigation({ navigation }: ValidSource, { values }: OriginsPart): FindItem {
  return (slot, id) => {
    const origin = values[`slots.${slot}.${id}`];
    return origin?.pointer === undefined ? undefined : { document: navigation, pointer: origin.pointer };
  };
}
