import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { useVendors } from '../../../lobby/index.ts';
import { EmptyState, ErrorCard, SectionHeading, VendorCard, VendorCards } from '../../../ui/index.ts';
import { NoticeLine } from '../parts/notice-line.tsx';
import { useQuery } from '../parts/use-query.ts';
import { useRouteId } from '../parts/use-route-id.ts';
import { VendorEntry } from '../parts/vendor-entry.tsx';

const categories: Readonly<Record<string, string>> = {
  'games.lottery': 'LOTT',
  'games.elottery': 'ELOTT',
  'games.sports': 'SPORTS',
  'games.cockfight': 'COCKFIGHT',
  'games.live': 'LIVE',
};

/** The vendors of one category, a card each; a tap opens a vendor's games or its lobby (rows G-021…G-026, G-063, G-064). */
export default function VendorTilesScreen() {
  const text = useText();
  const route = useRouteId();
  const { query } = useQuery();
  const category = categories[route ?? ''] ?? query.get('gameType') ?? 'SPORTS';
  const groups = useVendors();
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
        <Ghosts aria-busy inert>
          <VendorCards label={title}>
            {ghosts.map((id) => (
              <VendorCard key={id} name="" mark={undefined} covers={noCovers} onOpen={() => undefined} />
            ))}
          </VendorCards>
        </Ghosts>
      ) : !group || group.vendors.length === 0 ? (
        <EmptyState icon="grid" title={text('games:noData')} note={text('games:noVendors')} />
      ) : (
        <>
          <SectionHeading title={text('games:vendorCount', { count: group.vendors.length })} />
          <VendorCards label={title}>
            {group.vendors.map((vendor) => (
              <VendorEntry key={vendor.vassalage} vendor={vendor} category={category} />
            ))}
          </VendorCards>
        </>
      )}
    </>
  );
}

const ghosts = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const noCovers = [undefined, undefined, undefined] as const;

const Ghosts = styled.div`
  padding-block-start: 16px;
`;

const Body = styled.div`
  --space-gutter: 0px;
  padding: 16px var(--page-gutter);
`;
