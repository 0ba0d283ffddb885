import { useState } from 'react';
import { useSetting, useText } from '../../../client/index.ts';
import { type CategoryChoice, useHotGames, useLedGames } from '../../../lobby/index.ts';
import { EmptyState, ErrorCard, TileGrid } from '../../../ui/index.ts';
import { CategoryHeading } from './category-heading.tsx';
import { Expander } from './expander.tsx';
import { GameTiles, TileSkeletons } from './game-tiles.tsx';
import { useTypeGames } from './use-type-games.ts';

export interface GameSectionProps {
  readonly category: CategoryChoice;
}

/** Games of one type: nine while collapsed, four times as many when expanded (rows G-115, G-360). */
export function GameSection({ category }: GameSectionProps) {
  const text = useText();
  const pageSize = useSetting('pageSize.home');
  const [expanded, setExpanded] = useState(false);
  const gameType = category.category;
  const first = useTypeGames({ gameType, pageSize });
  const all = useTypeGames(expanded ? { gameType, pageSize: pageSize * 4 } : undefined);
  const { title } = category;
  const lead = useLedGames(useHotGames());
  const page = all.value ?? first.value;
  const hasMore = page !== undefined && page.totalPages > 1;
  const games = page && lead({ games: page.games, hasMore }, (game) => game.gameType === gameType);
  const total = category.gameCount || (first.value?.totalCount ?? 0);
  return (
    <section aria-label={title}>
      <CategoryHeading category={category} count={total} />
      {games === undefined && first.status === 'error' ? (
        <ErrorCard text={text('errors:loadingFailed')} onRetry={first.retry} />
      ) : games === undefined ? (
        <TileSkeletons label={title} form={TileGrid} count={pageSize} />
      ) : games.length === 0 ? (
        <EmptyState icon={category.icon} title={text('home:noGames')} note={text('home:noGamesHint')} />
      ) : (
        <>
          <GameTiles label={title} form={TileGrid} games={games.slice(0, expanded ? undefined : pageSize)} />
          {expanded && all.status === 'error' ? (
            <ErrorCard text={text('errors:loadingFailed')} onRetry={all.retry} />
          ) : (first.value?.totalCount ?? 0) > pageSize ? (
            <Expander
              isOpen={expanded}
              busy={expanded && all.value === undefined}
              onToggle={() => setExpanded((open) => !open)}
            />
          ) : null}
        </>
      )}
    </section>
  );
}
