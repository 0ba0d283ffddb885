import { useNavigation, useSite, useText } from '../../../client/index.ts';
import type { SectionHeadingProps } from '../../../ui/index.ts';

/** The way from a section to all of its games; none where the merchant has left out the page that it leads to (row G-121). */
export function useMore(href: string): SectionHeadingProps['action'] {
  const text = useText();
  const navigation = useNavigation();
  const { routes } = useSite();
  const [pathname = ''] = href.split('?');
  const hasPage = routes.some(({ path, aliases }) => path === pathname || aliases?.includes(pathname));
  return hasPage ? { label: text('home:more'), href, onChoose: () => navigation.goPath(href) } : undefined;
}
