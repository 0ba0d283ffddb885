import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText, useVendors, useVendorTile } from '../../../client/index.ts';
import { EmptyState, ErrorCard, GameTile, SectionHeading, TileGrid } from '../../../ui/index.ts';
import { NoticeLine } from '../parts/notice-line.tsx';
import { useQuery } from '../parts/use-query.ts';
import { TileGhosts } from '../parts/tile-ghosts.tsx';

const categories: Readonly<Record<string, string>> = {
  '/m/lott': 'LOTT',
  '/m/elott': 'ELOTT',
  '/m/sport-games': 'SPORTS',
  '/m/cockfight': 'COCKFIGHT',
  '/m/live-games': 'LIVE',
};

/** The vendors of one category as tiles; a tap opens a vendor's games or its lobby (rows G-021…G-026, G-063, G-064). */
export default function VendorTilesScreen() {
  const text = useText();
  const { pathname } = useLocation();
  const { query } = useQuery();
  const category = categories[pathname] ?? query.get('gameType') ?? 'SPORTS';
  const groups = useVendors();
  const tileOf = useVendorTile(category);
  const group = groups.value?.find(({ gameType }) => gameType === category);
  const title = text('games:vendorsHeading');
  return (
    <>
      <NoticeLine />
      {groups.value === undefined && groups.status === 'error' ? (
        <Body>
          <ErrorCard text={text('errors:loadingFailed')} onRetry={groups.retry} />
        </Body>
      ) : groups.value === undefined ? (
        <Body aria-busy>
          <TileGhosts label={title} />
        </Body>
      ) : !group || group.vendors.length === 0 ? (
        <EmptyState icon="grid" title={text('games:noData')} note={text('games:noVendors')} />
      ) : (
        <>
          <SectionHeading title={text('games:vendorCount', { count: group.vendors.length })} />
          <TileGrid label={title}>
            {group.vendors.map((vendor) => (
              <GameTile key={vendor.vassalage} {...tileOf(vendor)} />
            ))}
          </TileGrid>
        </>
      )}
    </>
  );
}

const Body = styled.div`
  --space-gutter: 0px;
  padding: 16px var(--page-gutter);
`;
