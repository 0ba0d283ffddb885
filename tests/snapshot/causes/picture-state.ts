import type { Store } from '../store.ts';
import type { PictureState } from './find-causes.ts';

/** Inputs and places that a cell had with these inputs, as far as the store knows them. */
export function stateOf(store: Store, id: string, inputs: string): PictureState {
  const places = store.state(id, inputs)?.places;
  return { inputs: store.inputs(inputs) ?? {}, places: places === undefined ? {} : (store.values(places) ?? {}) };
}
