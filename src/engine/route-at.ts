import type { RouteDefinition } from '../contracts/feature.ts';
import { normalPath } from './path-pattern.ts';

/** The route whose path, or one of its aliases, an address has; query and hash do not count. Nothing for any other address. */
export function routeAt(address: string, routes: readonly RouteDefinition[]): RouteDefinition | undefined {
  const wanted = normalPath(address);
  return routes.find(({ path, aliases = [] }) => [path, ...aliases].some((one) => normalPath(one) === wanted));
}
