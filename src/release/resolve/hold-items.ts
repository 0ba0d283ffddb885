import type { PolicyPack } from '../../contracts/generated/policy-pack.ts';
import type { FeatureManifest } from '../../contracts/feature.ts';
import type { Problem } from '../../contracts/problems.ts';
import { heldItems, holdItem } from '../../engine/index.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import type { PlacedSlots } from './apply-navigation.ts';
import { policyFile } from './policy-file.ts';

/** Keeps the items that a policy pack demands in their slots, as their feature made them, whatever the navigation says. */
export function holdItems(
  { navigation }: ValidSource,
  features: readonly FeatureManifest[],
  pack: PolicyPack,
  placed: PlacedSlots,
): { readonly navigation: PlacedSlots; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  let held = placed;
  for (const { slot, item } of heldItems(pack, features)) {
    const listed = navigation.value.slots[slot];
    if (listed === undefined) continue;
    const index = listed.findIndex((entry) => (typeof entry === 'string' ? entry : entry.id) === item.id);
    const entry = listed[index];
    const isNarrowed = typeof entry === 'object' && entry.when !== undefined;
    if (entry !== undefined && !isNarrowed) continue;
    const what = isNarrowed ? `${item.id} for everybody` : `${item.id} in ${slot}`;
    const message = `The policy ${pack.id} (${pack.title}) demands ${what}.`;
    const pointer = `${pointerOf('slots', slot)}${isNarrowed ? `/${index}/when` : ''}`;
    problems.push(problemIn(navigation, pointer, { code: 'POLICY_BROKEN', message }));
    const origin = { layer: 'policy', file: policyFile(pack.id), pointer: pointerOf('items', slot) } as const;
    held = {
      slots: holdItem(held.slots, { slot, item }),
      origins: { ...held.origins, [`slots.${slot}.${item.id}`]: origin },
      dropped: held.dropped.filter(({ id }) => id !== item.id),
      problems: held.problems,
    };
  }
  return { navigation: held, problems };
}
