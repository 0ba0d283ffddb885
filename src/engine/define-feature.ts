import type { FeatureManifest } from '../contracts/feature.ts';
import { isSlotId } from './slot-ids.ts';

/**
 * Checks a feature's declaration and gives it back: ids carry the feature's prefix, slots exist, no id is given
 * twice. Throws a whole sentence, since a wrong manifest is a broken invariant and not a merchant's mistake.
 */
export function defineFeature<const M extends FeatureManifest>(manifest: M): M {
  const own: FeatureManifest = manifest;
  const contributed = Object.entries(own.contributes ?? {});
  for (const [slot] of contributed) {
    if (!isSlotId(slot)) throw new Error(`Feature ${own.id} contributes to ${slot}, which is no slot.`);
  }
  const ids = [
    ...(own.routes ?? []).map((route) => route.id),
    ...contributed.flatMap(([, items]) => items.map((item) => item.id)),
  ];
  const invariants = (own.invariants ?? []).map(({ id }) => id);
  for (const id of [...ids, ...invariants, ...(own.actions ?? []), ...(own.blocks ?? [])]) {
    if (!id.startsWith(`${own.id}.`)) throw new Error(`Feature ${own.id} declares ${id}, which lacks its prefix.`);
  }
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Feature ${own.id} declares ${twice} twice.`);
  return manifest;
}
