import type { ContributionBase, FeatureManifest, MenuItem, Refusal, RouteDefinition } from '../contracts/feature.ts';
import { features as engineFeatures } from '../features/index.ts';

type Item = ContributionBase & Partial<Pick<MenuItem, 'target'>>;

/**
 * The engine's features without some of their declarations, to prove that a test notices. A contribution or route goes
 * by its id, a route with everything that leads to it; `visible:<id>`, `refuses:<id>` and `guards:<id>` take only that
 * condition away; items that lead to `action:<id>` stay and do nothing. Throws when an id names nothing: a removal that
 * removes nothing would prove anything.
 */
export function removeDeclarations(
  ids: readonly string[],
  features: readonly FeatureManifest[] = engineFeatures,
): readonly FeatureManifest[] {
  const gone = new Set(ids);
  const known = namesOf(features);
  const stray = ids.find((id) => !known.has(id));
  if (stray !== undefined) throw new Error(`There is no contribution, route or condition "${stray}" to take away.`);
  return features.map((feature) => ({
    ...feature,
    routes: (feature.routes ?? []).filter(({ id }) => !gone.has(id)).map((route) => withoutGuards(route, gone)),
    contributes: Object.fromEntries(
      Object.entries(feature.contributes ?? {}).map(([slot, items]) => [
        slot,
        items.filter((item) => !isGone(item, gone)).map((item) => withoutConditions(item, gone)),
      ]),
    ),
  }));
}

/** Ids of the contributions that the engine offers and these features do not. */
export function removedItems(features: readonly FeatureManifest[]): readonly string[] {
  const kept = new Set(itemsOf(features).map(({ id }) => id));
  return itemsOf(engineFeatures).flatMap(({ id }) => (kept.has(id) ? [] : [id]));
}

function itemsOf(features: readonly FeatureManifest[]): readonly Item[] {
  return features.flatMap(({ contributes = {} }) => Object.values(contributes).flat());
}

function namesOf(features: readonly FeatureManifest[]): ReadonlySet<string> {
  const routes = features.flatMap((feature) => feature.routes ?? []);
  return new Set([
    ...itemsOf(features).flatMap(({ id, visible, refuses, target }) => [
      id,
      ...(target && 'action' in target ? [`action:${target.action}`] : []),
      ...(visible ? [`visible:${id}`] : []),
      ...(refuses ? [`refuses:${id}`] : []),
    ]),
    ...routes.flatMap(({ id, guards }) => [id, ...(guards ? [`guards:${id}`] : [])]),
  ]);
}

function isGone({ id, target }: Item, gone: ReadonlySet<string>): boolean {
  return gone.has(id) || (target !== undefined && 'route' in target && gone.has(target.route));
}

function withoutGuards({ guards = [], ...route }: RouteDefinition, gone: ReadonlySet<string>): RouteDefinition {
  const kept = gone.has(`guards:${route.id}`) ? [] : guards.filter(({ to }) => !gone.has(to));
  return kept.length > 0 ? { ...route, guards: kept } : route;
}

/** Resource that no site has: what leads to it does nothing. */
const nowhere = { resource: 'TAKEN_AWAY' };

function withoutConditions<T extends Item>({ visible, refuses = [], ...item }: T, gone: ReadonlySet<string>) {
  const leadsNowhere = ({ answer }: Refusal) => 'route' in answer && gone.has(answer.route);
  const kept = gone.has(`refuses:${item.id}`) ? [] : refuses.filter((refusal) => !leadsNowhere(refusal));
  const { target } = item;
  return {
    ...item,
    ...(target && 'action' in target && gone.has(`action:${target.action}`) ? { target: nowhere } : {}),
    ...(visible && !gone.has(`visible:${item.id}`) ? { visible } : {}),
    ...(kept.length > 0 ? { refuses: kept } : {}),
  };
}
