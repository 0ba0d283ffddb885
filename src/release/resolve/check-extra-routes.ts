import type { FeatureManifest } from '../../contracts/feature.ts';
import type { Problem } from '../../contracts/problems.ts';
import { isSitePath } from '../../engine/index.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { routesOf } from './switch-off.ts';

/** Checks that a merchant's further addresses lead to routes that exist, and hide none of a feature's (row A-039). */
export function checkExtraRoutes({ merchant }: ValidSource, features: readonly FeatureManifest[]): Problem[] {
  const routes = routesOf(features);
  const ids = routes.map(({ id }) => id);
  const paths = new Set(routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]));
  return Object.entries(merchant.value.extraRoutes ?? {}).flatMap(([path, to]) => {
    const pointer = pointerOf('extraRoutes', path);
    if (paths.has(path)) {
      const message = `${path} is a feature's own address; this entry is never reached.`;
      return problemIn(merchant, pointer, { code: 'ROUTE_TAKEN', message, atKey: true });
    }
    if (isSitePath(to) || ids.includes(to)) return [];
    const message = `${path} leads to ${to}, which does not exist.`;
    return problemIn(merchant, pointer, { code: 'LINK_UNKNOWN', message, nearest: nearestName(to, ids) });
  });
}
