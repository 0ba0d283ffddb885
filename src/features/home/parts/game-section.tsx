import { useState } from 'react';
import { styled } from 'styled-components';
import {
  type CategoryChoice,
  readGamePage,
  useLanguage,
  usePlatform,
  useResource,
  useSetting,
  useSite,
  useText,
} from '../../../client/index.ts';
import { Button, EmptyState, ErrorCard, token } from '../../../ui/index.ts';
import { CategoryHeading } from './category-heading.tsx';
import { GameTiles, TileSkeletons } from './game-tiles.tsx';

export interface GameSectionProps {
  readonly category: CategoryChoice;
}

/** Games of one type: nine while collapsed, four times as many when expanded (rows G-115, G-360). */
export function GameSection({ category }: GameSectionProps) {
  const text = useText();
  const pageSize = useSetting<number>('pageSize.home', 9);
  const [expanded, setExpanded] = useState(false);
  const games = useGames(category.category, expanded ? pageSize * 4 : pageSize);
  const title = text(category.label);
  const total = category.gameCount || (games.value?.totalCount ?? 0);
  return (
    <section aria-label={title}>
      <CategoryHeading category={category} count={total} />
      {games.value === undefined && games.status === 'error' ? (
        <ErrorCard text={text('errors:loadingFailed')} onRetry={games.retry} />
      ) : games.value === undefined ? (
        <TileSkeletons label={title} form="grid" count={pageSize} />
      ) : games.value.games.length === 0 ? (
        <EmptyState icon={category.icon} title={text('home:noGames')} note={text('home:noGamesHint')} />
      ) : (
        <>
          <GameTiles label={title} form="grid" games={games.value.games.slice(0, expanded ? undefined : pageSize)} />
          {games.value.totalCount > pageSize ? (
            <Foot>
              <Button tone="quiet" onClick={() => setExpanded((open) => !open)} aria-expanded={expanded}>
                {text(expanded ? 'home:collapse' : 'home:expand')}
              </Button>
            </Foot>
          ) : null}
        </>
      )}
    </section>
  );
}

function useGames(gameType: string, pageSize: number) {
  const platform = usePlatform();
  const { language } = useLanguage();
  const { code } = useSite().identity;
  return useResource(`home.games.${gameType}.${pageSize}.${language}`, async () =>
    readGamePage(
      await platform.call('games', {
        quiet: true,
        query: {
          merchant: code,
          platform: 'html5',
          clientType: 2,
          gameName: '',
          gameType,
          pageNo: 1,
          pageSize,
          vassalage: '',
          gameClassify: '',
          minBet: '',
          minLine: '',
          isNew: '',
          language,
        },
      }),
    ),
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px ${token('space.gutter')} 0;
`;
