import { useState } from 'react';
import { useSetting, useText } from '../../../client/index.ts';
import { type CategoryChoice, useVendors, useVendorTile } from '../../../lobby/index.ts';
import { EmptyState, ErrorCard, GameTile, TileGrid } from '../../../ui/index.ts';
import { CategoryHeading } from './category-heading.tsx';
import { Expander } from './expander.tsx';
import { TileSkeletons } from './game-tiles.tsx';

export interface VendorSectionProps {
  readonly category: CategoryChoice;
}

/** The vendors of a category as tiles, nine while collapsed; a tap opens a vendor's games (rows G-063…G-065, G-115). */
export function VendorSection({ category }: VendorSectionProps) {
  const text = useText();
  const groups = useVendors();
  const tileOf = useVendorTile(category.category);
  const pageSize = useSetting('pageSize.home');
  const [expanded, setExpanded] = useState(false);
  const { title } = category;
  const vendors = groups.value?.find(({ gameType }) => gameType === category.category)?.vendors ?? [];
  return (
    <section aria-label={title}>
      <CategoryHeading category={category} count={category.gameCount} />
      {groups.value === undefined && groups.status === 'error' ? (
        <ErrorCard text={text('errors:loadingFailed')} onRetry={groups.retry} />
      ) : groups.value === undefined ? (
        <TileSkeletons label={title} form={TileGrid} count={6} />
      ) : vendors.length === 0 ? (
        <EmptyState icon={category.icon} title={text('home:noGames')} note={text('home:noGamesHint')} />
      ) : (
        <>
          <TileGrid label={title}>
            {vendors.slice(0, expanded ? undefined : pageSize).map((vendor) => (
              <GameTile key={vendor.vassalage} {...tileOf(vendor)} />
            ))}
          </TileGrid>
          {vendors.length > pageSize ? (
            <Expander isOpen={expanded} onToggle={() => setExpanded((last) => !last)} />
          ) : null}
        </>
      )}
    </section>
  );
}
