import type { ContributionBase, FeatureManifest, RouteDefinition } from '../contracts/feature.ts';
import { features as engineFeatures } from '../features/index.ts';

/**
 * The engine's features without some of their declarations, to prove that a test notices. A contribution goes by its
 * id; `visible:<id>`, `refuses:<id>` and `guards:<id>` take only that condition away.
 */
export function takeAway(
  ids: readonly string[],
  features: readonly FeatureManifest[] = engineFeatures,
): readonly FeatureManifest[] {
  const gone = new Set(ids);
  if (gone.size === 0) return features;
  return features.map((feature) => ({
    ...feature,
    ...(feature.routes ? { routes: feature.routes.map((route) => withoutGuards(route, gone)) } : {}),
    contributes: Object.fromEntries(
      Object.entries(feature.contributes ?? {}).map(([slot, items]) => [
        slot,
        items.filter(({ id }) => !gone.has(id)).map((item) => withoutConditions(item, gone)),
      ]),
    ),
  }));
}

function withoutGuards({ guards, ...route }: RouteDefinition, gone: ReadonlySet<string>): RouteDefinition {
  return guards && !gone.has(`guards:${route.id}`) ? { ...route, guards } : route;
}

function withoutConditions<T extends ContributionBase>({ visible, refuses, ...item }: T, gone: ReadonlySet<string>) {
  return {
    ...item,
    ...(visible && !gone.has(`visible:${item.id}`) ? { visible } : {}),
    ...(refuses && !gone.has(`refuses:${item.id}`) ? { refuses } : {}),
  };
}
