import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { useHotGames } from '../../../lobby/index.ts';
import { Icon, token } from '../../../ui/index.ts';
import { hotList } from '../parts/hot-list.ts';
import { MoreGames } from '../parts/more-games.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { useListPosition } from '../parts/use-list-position.ts';

/** All hot games; the search looks through those that are here, without a call (rows G-016, G-080, G-100, G-104). */
export default function HotGamesScreen() {
  const text = useText();
  const hot = useHotGames();
  const position = useListPosition();
  const [term, setTerm] = useState('');
  const all = hotList(hot, { gameType: '', vassalage: '' });
  const wanted = term.toLowerCase();
  const list = { ...all, games: all.games.filter((game) => namesOf(game).some((name) => name.includes(wanted))) };
  position.keep(all);
  return (
    <Body aria-busy={hot.status === 'loading'}>
      <Tools>
        <SearchBox value={term} placeholder={text('games:searchHot')} pauseMs={0} onSearch={setTerm} />
        <Refresh type="button" aria-label={text('games:refresh')} onClick={hot.refresh}>
          <Icon name="refresh" />
        </Refresh>
      </Tools>
      <MoreGames label={text('games:hotTitle')} list={list} memory={position.memory} hasButton={false} isHot />
    </Body>
  );
}

function namesOf({ gameName, nodeName, displayName }: { gameName: string; nodeName: string; displayName: string }) {
  return [gameName, nodeName, displayName].map((name) => name.toLowerCase());
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 14px var(--page-gutter) 28px;
  min-inline-size: 0;
`;

const Tools = styled.div`
  display: flex;
  gap: 10px;
`;

const Refresh = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.field')};
  background: ${token('color.surface')};
  &:active { opacity: 0.7; }
`;
