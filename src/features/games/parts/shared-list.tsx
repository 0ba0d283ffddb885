import { useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useNavigation, useSession, useSetting, useSite, useText } from '../../../client/index.ts';
import { useHotGames } from '../../../lobby/index.ts';
import { Button, SectionHeading, Sheet } from '../../../ui/index.ts';
import { GameWall } from './game-wall.tsx';
import { hotList } from './hot-list.ts';
import { listQuestion, ownQuestion } from './list-question.ts';
import { MoreGames } from './more-games.tsx';
import { NoticeLine } from './notice-line.tsx';
import { useGamePages } from './use-game-pages.ts';
import { useMarkedGames } from './use-marked-games.ts';
import { useNearEnd } from './use-near-end.ts';
import { useRouteId } from './use-route-id.ts';
import { useListPosition } from './use-list-position.ts';

type Mode = 'favourites' | 'recent' | 'all';

const modes: Readonly<Record<string, Mode>> = {
  'favourites.screen': 'favourites',
  'games.recent': 'recent',
};

/**
 * The list screen that favourites and recent games share; on any other route it shows all games. The next page comes
 * by itself near the end (rows G-015, G-084…G-087, G-096, G-097, G-359).
 */
export default function SharedList() {
  const text = useText();
  const navigation = useNavigation();
  const mode = modes[useRouteId() ?? ''] ?? 'all';
  const position = useListPosition();
  const pages = useGamePages(useQuestion(mode), position);
  const list = useMarkedGames(pages, mode === 'favourites');
  position.keep(pages);
  useNearEnd(pages.hasMore && pages.status === 'ready', pages.more);
  const [isOpen, setOpen] = useState(false);
  const isEmpty = list.status === 'ready' && list.games.length === 0;
  return (
    <>
      <NoticeLine />
      <Place aria-busy={list.status === 'loading'}>
        <MoreGames
          label={text(`games:heading.${mode}`)}
          list={list}
          memory={position.memory}
          hasButton={false}
          emptyTitle={mode === 'all' ? undefined : text(`games:empty.${mode}`)}
          emptyIcon={mode === 'favourites' ? 'heart' : 'clock'}
          emptyAction={
            mode === 'all' ? undefined : (
              <Button onClick={() => navigation.go('home.screen')}>{text('games:find')}</Button>
            )
          }
          emptyNote={mode === 'all' ? text('games:noDataNote') : text(`games:none.${mode}`)}
        />
        {mode === 'favourites' && !isEmpty && list.status === 'ready' ? (
          <Button tone="quiet" size="large" wide icon="fire" onClick={() => setOpen(true)}>
            {text('games:hotTitle')}
          </Button>
        ) : null}
      </Place>
      {mode === 'favourites' && isEmpty ? <HotGames hasHeading /> : null}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={text('games:hotTitle')}>
        <HotGames />
      </Sheet>
    </>
  );
}

/** At most fifteen hot games, for who has no favourites yet or looks for another (row G-087). */
function HotGames({ hasHeading = false }: { readonly hasHeading?: boolean }) {
  const text = useText();
  const hot = useHotGames();
  const most = useSetting('pageSize.hotOverlay');
  const { games } = hotList(hot, { gameType: '', vassalage: '' });
  if (games.length === 0) return null;
  return (
    <>
      {hasHeading ? <SectionHeading icon="fire" title={text('games:begin')} /> : null}
      <Place>
        <GameWall label={text('games:hotTitle')} games={games.slice(0, most)} isHot />
      </Place>
    </>
  );
}

function useQuestion(mode: Mode) {
  const site = useSite();
  const { language } = useLanguage();
  const { status } = useSession();
  const all = useSetting('pageSize.sharedList');
  const anything = { gameType: '', vassalage: '', gameClassify: '', gameName: '' };
  if (mode === 'all') return listQuestion(anything, { site, language }, all);
  return status === 'member' ? ownQuestion(mode, anything, { site, language }) : undefined;
}

const Place = styled.div`
  display: grid;
  gap: 20px;
  padding: 14px var(--page-gutter) 28px;
  min-inline-size: 0;
`;
