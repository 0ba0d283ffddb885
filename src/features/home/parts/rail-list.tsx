import { useRef } from 'react';
import { styled } from 'styled-components';
import { useCategory, useSeen, useSetting, useTurn } from '../../../client/index.ts';
import { type CategoryChoice, useCategories, useVendors, useVendorTile } from '../../../lobby/index.ts';
import { CategoryHeading } from './category-heading.tsx';
import { GameTiles, TileSkeletons } from './game-tiles.tsx';
import { gameTypes } from './game-types.ts';
import { RailTrack } from './rail-track.tsx';
import { useTypeGames } from './use-type-games.ts';
import { GameTile } from '../../../ui/index.ts';

/** One line for each category that vendors serve, but not for the one that is shown whole. */
export function RailList() {
  const { category: current } = useCategory();
  const { value: groups = [] } = useVendors();
  const served = (name: string) => groups.some(({ gameType }) => gameType === name);
  return useCategories()
    .filter(({ category }) => category !== current && served(category))
    .map((category) => <Rail key={category.id} category={category} />);
}

interface RailProps {
  readonly category: CategoryChoice;
}

/** Its heading comes with the others, its line of tiles in its turn. */
function Rail({ category }: RailProps) {
  const frame = useRef<HTMLElement>(null);
  const isNear = useSeen(frame);
  const isDue = useTurn(frame);
  return (
    <section ref={frame} aria-label={category.title} aria-busy={!isDue}>
      <CategoryHeading category={category} count={category.gameCount} />
      {!isDue ? (
        <Room />
      ) : gameTypes.includes(category.category) ? (
        <GameRail category={category} isNear={isNear} />
      ) : (
        <VendorRail category={category} />
      )}
    </section>
  );
}

function GameRail({ category, isNear }: RailProps & { readonly isNear: boolean }) {
  const pageSize = useSetting('pageSize.home');
  const { value } = useTypeGames(isNear ? { gameType: category.category, pageSize } : undefined);
  if (value === undefined) return <TileSkeletons label={category.title} form={RailTrack} count={4} />;
  return <GameTiles label={category.title} form={RailTrack} games={value.games} />;
}

function VendorRail({ category }: RailProps) {
  const tileOf = useVendorTile(category.category);
  const vendors = useVendors().value?.find(({ gameType }) => gameType === category.category)?.vendors ?? [];
  return (
    <RailTrack label={category.title}>
      {vendors.map((vendor) => (
        <GameTile key={vendor.vassalage} {...tileOf(vendor)} />
      ))}
    </RailTrack>
  );
}

/** What a line takes at least. */
const Room = styled.div`
  min-block-size: 130px;
`;
