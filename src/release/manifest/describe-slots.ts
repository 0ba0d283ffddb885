import type { BlockItem, Denial, MenuItem, MethodItem, SlotId, Target } from '../../contracts/feature.ts';
import type { Composition, Placed } from '../../engine/index.ts';
import { compose, slotIds } from '../../engine/index.ts';
import type { DescribedSite, Viewer } from './described-site.ts';
import { viewers, wordsOf } from './described-site.ts';

type AnyItem = Placed<{ readonly id: string }> &
  Partial<
    Pick<MenuItem, 'label' | 'note' | 'icon' | 'target' | 'group' | 'badge'> &
      Pick<BlockItem, 'block'> &
      Pick<MethodItem, 'form'>
  > & {
    readonly emphasis?: 'centre';
  };

/** What every slot holds, for each kind of visitor; visitors who see the same stand together. */
export function describeSlots(described: DescribedSite): readonly string[] {
  const seen = viewers.map((viewer) => [viewer, composeFor(described, viewer)] as const);
  const slots = slotIds.flatMap((slot) => describeSlot(slot, seen, described));
  const guards = seen.flatMap(([{ name }, { routes }]) => {
    const sent = routes.flatMap(({ path, redirect }) => (redirect ? [`    ${path} → ${redirect}`] : []));
    return sent.length > 0 ? [`  ${name}`, ...sent] : [];
  });
  return ['SLOTS', ...slots, 'sent elsewhere', ...guards, ''];
}

function composeFor({ site }: DescribedSite, { context }: Viewer): Composition {
  return compose(site, { ...context, language: site.identity.languages.default });
}

function describeSlot(
  slot: SlotId,
  seen: readonly (readonly [Viewer, Composition])[],
  described: DescribedSite,
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const [viewer, { slots }] of seen) {
    const items: readonly AnyItem[] = slots[slot];
    const lines = items.map((item) => `    ${describeItem(item, described)}`).join('\n');
    groups.set(lines, [...(groups.get(lines) ?? []), viewer.name]);
  }
  const all = [...groups].map(([lines, names]) => {
    const who = names.length === viewers.length ? 'everybody' : names.join(', ');
    return lines === '' ? `  ${who}: nothing` : `  ${who}\n${lines}`;
  });
  return [slot, ...all];
}

function describeItem(item: AnyItem, described: DescribedSite): string {
  const { id, label, note, icon, target, group, badge, block, form, emphasis, refusal } = item;
  return [
    id,
    ...(label ? [wordsOf(described, label)] : []),
    ...(note ? [wordsOf(described, note)] : []),
    ...(target ? [describeTarget(target)] : []),
    ...(form ? [`form ${form}`] : []),
    ...(block && block !== id ? [`block ${block}`] : []),
    ...(icon ? [`icon ${icon}`] : []),
    ...(group ? [`group ${group}`] : []),
    ...(badge ? [`badge ${badge}`] : []),
    ...(emphasis ? ['in the middle'] : []),
    ...(refusal ? [`refused: ${describeDenial(refusal, described)}`] : []),
  ].join('  ');
}

function describeTarget(target: Target): string {
  if ('action' in target) return `→ does ${target.action}`;
  if ('resource' in target) return `→ opens ${target.resource}`;
  const params = Object.entries(target.params ?? {}).map(([name, value]) => `${name}=${value}`);
  return `→ ${[target.route, ...params].join(' ')}`;
}

function describeDenial(denial: Denial, described: DescribedSite): string {
  return 'text' in denial ? wordsOf(described, denial.text) : describeTarget(denial);
}
