import { type CategoryChoice, useImageHost, useNavigation, useText, useVendors } from '../../../client/index.ts';
import { EmptyState, ErrorCard, GameTile, TileGrid } from '../../../ui/index.ts';
import { CategoryHeading } from './category-heading.tsx';
import { categoryPaths } from './category-paths.ts';
import { TileSkeletons } from './game-tiles.tsx';

export interface VendorSectionProps {
  readonly category: CategoryChoice;
}

/** The vendors of a category as tiles; a tap opens that vendor's games (rows G-063…G-065, G-115). */
export function VendorSection({ category }: VendorSectionProps) {
  const text = useText();
  const host = useImageHost();
  const navigation = useNavigation();
  const groups = useVendors();
  const title = text(category.label);
  const vendors = groups.value?.find(({ gameType }) => gameType === category.category)?.vendors;
  const path = (vassalage: string) => {
    const [base = '/m/games', query = ''] = (categoryPaths[category.category] ?? '/m/games').split('?');
    const params = new URLSearchParams(query);
    params.set('vassalage', vassalage);
    return `${base}?${params.toString()}`;
  };
  return (
    <section aria-label={title}>
      <CategoryHeading category={category} count={category.gameCount} />
      {groups.value === undefined && groups.status === 'error' ? (
        <ErrorCard text={text('errors:loadingFailed')} onRetry={groups.retry} />
      ) : groups.value === undefined ? (
        <TileSkeletons label={title} form="grid" count={6} />
      ) : !vendors || vendors.length === 0 ? (
        <EmptyState icon={category.icon} title={text('home:noGames')} note={text('home:noGamesHint')} />
      ) : (
        <TileGrid label={title}>
          {vendors.map(({ vassalage, displayName, mobileLargeIcon }) => (
            <GameTile
              key={vassalage}
              picture={{ src: `${host}${mobileLargeIcon ?? ''}`, width: 240, height: 240 }}
              name={displayName}
              href={path(vassalage)}
              onOpen={() => navigation.goPath(path(vassalage))}
            />
          ))}
        </TileGrid>
      )}
    </section>
  );
}
