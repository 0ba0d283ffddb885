import { type RouteParams, useNavigation, useSite, useText } from '../../../client/index.ts';
import type { RouteId } from '../../../contracts/feature.ts';
import { routeAt } from '../../../engine/index.ts';
import type { SectionHeadingProps } from '../../../ui/index.ts';

/** Where all games of a section are: a route with its parameters, or a path. */
export type MoreTarget = string | { readonly route: RouteId; readonly params?: RouteParams } | undefined;

/** The way from a section to all of its games; none where the merchant has left out the page that it leads to (row G-121). */
export function useMore(target: MoreTarget): SectionHeadingProps['action'] {
  const text = useText();
  const navigation = useNavigation();
  const { routes } = useSite();
  if (target === undefined) return undefined;
  const isPath = typeof target === 'string';
  const route = isPath ? routeAt(target, routes) : routes.find(({ id }) => id === target.route);
  if (route === undefined) return undefined;
  const href = isPath ? target : navigation.pathOf(target.route, target.params);
  return { label: text('home:more'), href, onChoose: () => navigation.goPath(href) };
}
