import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type Game, useLanguage, usePlatform, useSetting, useText } from '../../../client/index.ts';
import { type CategoryChoice, readGamePage } from '../../../lobby/index.ts';
import { Button, EmptyState, ErrorCard, SectionHeading, TileGrid, token } from '../../../ui/index.ts';
import { GameTiles, TileSkeletons } from './game-tiles.tsx';

export interface PagedSectionProps {
  readonly category: CategoryChoice;
}

interface PagedState {
  readonly status: 'loading' | 'ready' | 'error';
  readonly games: readonly Game[];
  readonly page: number;
  readonly totalPages: number;
}

/** The player's favourites or recent games, page by page (row G-113). */
export function PagedSection({ category }: PagedSectionProps) {
  const text = useText();
  const { status, games, page, totalPages, load } = useOwnGames(category.category);
  const { title } = category;
  return (
    <section aria-label={title}>
      <SectionHeading title={title} icon={category.icon} />
      {games.length > 0 ? <GameTiles label={title} form={TileGrid} games={games} /> : null}
      {status === 'loading' && games.length === 0 ? <TileSkeletons label={title} form={TileGrid} count={6} /> : null}
      {status === 'error' ? <ErrorCard text={text('errors:loadingFailed')} onRetry={() => void load(page)} /> : null}
      {status === 'ready' && games.length === 0 ? (
        <EmptyState icon={category.icon} title={text('home:noGames')} note={text('home:noGamesHint')} />
      ) : null}
      {page < totalPages ? (
        <Foot>
          <Button tone="quiet" busy={status === 'loading'} onClick={() => void load(page + 1)}>
            {text('home:loadMore')}
          </Button>
        </Foot>
      ) : null}
    </section>
  );
}

function useOwnGames(category: string): PagedState & { load(page: number): Promise<void> } {
  const platform = usePlatform();
  const { language } = useLanguage();
  const pageSize = useSetting('pageSize.home');
  const [state, setState] = useState<PagedState>({ status: 'loading', games: [], page: 1, totalPages: 1 });
  const load = useCallback(
    async (page: number) => {
      setState((before) => ({ ...before, status: 'loading', page }));
      const common = { gameType: '', vendor: '', pageSize, language };
      try {
        const answer = readGamePage(
          category === 'FAV'
            ? await platform.call('favourites', { quiet: true, query: { ...common, pageNo: page } })
            : await platform.call('recent', { quiet: true, query: { ...common, page, clientType: 2 } }),
        );
        setState((before) => ({
          status: 'ready',
          page,
          totalPages: answer.totalPages,
          games: page === 1 ? answer.games : [...before.games, ...answer.games],
        }));
      } catch {
        setState((before) => ({ ...before, status: 'error' }));
      }
    },
    [platform, category, language, pageSize],
  );
  useEffect(() => void load(1), [load]);
  return { ...state, load };
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px ${token('space.gutter')} 0;
`;
