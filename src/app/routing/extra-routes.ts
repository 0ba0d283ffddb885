import type { RouteDefinition } from '../../contracts/feature.ts';
import type { SitePart } from '../../contracts/site.ts';

export interface ExtraRoute {
  readonly path: string;
  /** Where it leads: an in-site path, or the id of a route whose screen it shows. */
  readonly to: string;
  readonly route?: RouteDefinition;
}

/** The merchant's extra route table: an unknown path is looked up here before it leads home (rows A-039, G-027). */
export function extraRoutes({
  extraRoutes: table,
  routes,
}: Pick<SitePart, 'extraRoutes' | 'routes'>): readonly ExtraRoute[] {
  return Object.entries(table).map(([path, to]) => {
    const route = routes.find(({ id }) => id === to);
    return { path, to, ...(route ? { route } : {}) };
  });
}
