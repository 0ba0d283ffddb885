import { useLocation, useSearchParams } from 'react-router-dom';
import {
  type AnnouncementGroups,
  announcementsKey,
  loadAnnouncements,
  useResource,
  useRuntime,
  useSession,
  useSite,
} from '../../client/index.ts';
import { routeAt } from '../../engine/index.ts';
import { offersBeside } from './offers-beside.ts';
import { SideGames } from './side-games.tsx';
import { SideOffers } from './side-offers.tsx';

/**
 * What a player may want next: the newest offers, beside one of them the others, beside all of them the games that they are
 * for. Nothing where the merchant has no offers.
 */
export function SideEnd() {
  const runtime = useRuntime();
  const { routes } = useSite();
  const { status } = useSession();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isOffered = routes.some(({ id }) => id === 'promotions.list');
  const key = status === 'unknown' || !isOffered ? undefined : announcementsKey;
  const { value } = useResource<AnnouncementGroups>(key, () => loadAnnouncements(runtime));
  if (!isOffered || value === undefined) return null;
  const isAboutOffers = routeAt(pathname, routes)?.id.startsWith('promotions.') === true;
  const offers = offersBeside(value.promotion, isAboutOffers ? { shown: query.get('id') } : undefined);
  if (offers.length > 0) return <SideOffers offers={offers} />;
  return isAboutOffers ? <SideGames /> : null;
}
