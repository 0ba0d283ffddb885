import type { FlagUse } from '../../../contracts/console/flags.ts';
import type { Condition } from '../../../contracts/conditions.ts';
import type { FeatureManifest } from '../../../contracts/feature.ts';
import { leavesOf, readOf, shellReads } from '../../../engine/index.ts';

const sections: Readonly<Partial<Record<string, string>>> = {
  flag: 'flags',
  promotion: 'promotions',
  template: 'template',
};

/** Where a switch is asked for: items, routes and code of features, and the shell. */
export function usesOf(name: string, features: readonly FeatureManifest[]): readonly FlagUse[] {
  const asks = (condition: Condition | undefined) =>
    condition !== undefined &&
    leavesOf(condition).some((leaf) => {
      const read = readOf(leaf);
      return `${sections[read.kind]}.${read.name}` === name;
    });
  const uses = features.flatMap(({ id: feature, routes = [], contributes = {}, readsInCode = [] }): FlagUse[] => [
    ...Object.entries(contributes).flatMap(([slot, items]) =>
      items
        .filter(({ visible, refuses = [] }) => asks(visible) || refuses.some(({ when }) => asks(when)))
        .map(({ id }): FlagUse => ({ kind: 'item', id, slot, feature })),
    ),
    ...routes
      .filter(({ guards = [] }) => guards.some(({ when }) => asks(when)))
      .map(({ id }): FlagUse => ({ kind: 'route', id, feature })),
    ...(readsInCode.includes(name) ? [{ kind: 'code' as const, id: feature, feature }] : []),
  ]);
  return shellReads.includes(name) ? [...uses, { kind: 'shell', id: 'shell' }] : uses;
}
