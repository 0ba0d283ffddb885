import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { Button, EmptyState, ErrorCard } from '../../../ui/index.ts';
import { GameWall } from './game-wall.tsx';
import { TileGhosts } from './tile-ghosts.tsx';
import type { PagedGames } from './use-game-pages.ts';
import type { PositionMemory } from './use-list-position.ts';

export interface MoreGamesProps {
  readonly label: string;
  readonly list: PagedGames;
  readonly memory?: PositionMemory | undefined;
  /** Shows a button for the next page; a list that loads by scrolling has none. */
  readonly hasButton: boolean;
  /** Every game of the list is hot, so that none need say so. */
  readonly isHot?: boolean;
  /** What there is none of; without it no game was found. */
  readonly emptyTitle?: string | undefined;
  readonly emptyIcon?: string;
  readonly emptyNote?: string;
  readonly emptyAction?: ReactNode;
}

/** Games of a list in whatever state it is: on their way, here, none, failed, more to come (rows G-041…G-045). */
export function MoreGames({
  label,
  list,
  memory,
  hasButton,
  isHot,
  emptyTitle,
  emptyIcon,
  emptyNote,
  emptyAction,
}: MoreGamesProps) {
  const text = useText();
  const { status, games, hasMore } = list;
  if (games.length === 0 && status === 'loading') return <TileGhosts label={label} />;
  if (games.length === 0 && status === 'error') {
    return (
      <Inside>
        <ErrorCard onRetry={list.retry} text={text('errors:loadingFailed')} />
      </Inside>
    );
  }
  if (games.length === 0) {
    return (
      <Inside>
        <EmptyState
          icon={emptyIcon ?? 'search'}
          title={emptyTitle ?? text('games:noData')}
          note={emptyNote ?? text('games:noDataNote')}
          action={emptyAction}
        />
      </Inside>
    );
  }
  return (
    <>
      <GameWall label={label} games={games} memory={memory} isHot={isHot} />
      {status === 'error' ? (
        <Inside>
          <ErrorCard onRetry={list.retry} text={text('errors:loadingFailed')} />
        </Inside>
      ) : null}
      {hasMore && hasButton && status !== 'error' ? (
        <Foot>
          <Button tone="quiet" size="large" wide busy={status === 'loading'} onClick={list.more}>
            {text('games:more')}
          </Button>
        </Foot>
      ) : null}
      {hasMore && !hasButton && status === 'loading' ? <TileGhosts label={label} count={2} /> : null}
    </>
  );
}

/** The lists have the page's gutter already. */
const Inside = styled.div`
  --space-gutter: 0px;
`;

const Foot = styled.div`
  padding-block-start: 18px;
`;
