import { useLocation } from 'react-router-dom';
import { useSite } from '../../../client/index.ts';
import type { RouteId } from '../../../contracts/feature.ts';
import { routeAt } from '../../../engine/index.ts';

/** The route that the address has, by its path or an alias; nothing on a further address of the merchant. */
export function useRouteId(): RouteId | undefined {
  const { pathname } = useLocation();
  return routeAt(pathname, useSite().routes)?.id;
}
