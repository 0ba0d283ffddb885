import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  type AnnouncementGroups,
  announcementsKey,
  loadAnnouncements,
  useNavigation,
  useResource,
  useRuntime,
  useSession,
  useSite,
  useText,
} from '../../client/index.ts';
import { routeAt } from '../../engine/index.ts';
import { PictureCard } from '../../ui/index.ts';
import { Side } from './side.ts';

const most = 3;

/** The newest offers with their pictures, on every page that is not about offers itself; nothing where there are none. */
export function SideOffers() {
  const text = useText();
  const runtime = useRuntime();
  const navigation = useNavigation();
  const { routes } = useSite();
  const { status } = useSession();
  const { pathname } = useLocation();
  const isOffered = routes.some(({ id }) => id === 'promotions.list');
  const key = status === 'unknown' || !isOffered ? undefined : announcementsKey;
  const { value } = useResource<AnnouncementGroups>(key, () => loadAnnouncements(runtime));
  const offers = value?.promotion.slice(0, most) ?? [];
  if (!isOffered || offers.length === 0 || routeAt(pathname, routes)?.id.startsWith('promotions.')) return null;
  return (
    <Side aria-label={text('app:sideOffers')} data-side="end">
      <Offers>
        {offers.map(({ id, title, announcementImages = [] }) => {
          const picture = announcementImages.toSorted((one, other) => one.sequence - other.sequence)[0]?.url;
          return (
            <PictureCard
              key={id}
              title={title}
              detail=""
              actionLabel={text('promotions:readMore')}
              onPress={() => navigation.go('promotions.list', { id: String(id) })}
              {...(picture === undefined ? {} : { picture })}
            />
          );
        })}
      </Offers>
    </Side>
  );
}

const Offers = styled.div`
  display: grid;
  gap: 16px;
  padding-block-start: 8px;
`;
