import { styled } from 'styled-components';
import { useLanguage, useSetting, useSite, useText } from '../../../client/index.ts';
import { useHotGames } from '../../../lobby/index.ts';
import { token } from '../../../ui/index.ts';
import { hotList } from '../parts/hot-list.ts';
import { listQuestion } from '../parts/list-question.ts';
import { MoreGames } from '../parts/more-games.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { useGamePages } from '../parts/use-game-pages.ts';
import { useListAddress } from '../parts/use-list-address.ts';
import { useListPosition } from '../parts/use-list-position.ts';

/** Finds a game by name among all types; before anything is typed it shows what is hot (rows G-017, G-076, G-079). */
export default function SearchScreen() {
  const text = useText();
  const site = useSite();
  const { language } = useLanguage();
  const { gameName, isKnown, change } = useListAddress();
  const pauseMs = useSetting('search.screenDebounceMs');
  const position = useListPosition();
  const hot = useHotGames();
  const anything = { gameType: '', vassalage: '', gameClassify: '', gameName };
  const pages = useGamePages(
    gameName === '' || !isKnown ? undefined : listQuestion(anything, { site, language }),
    position,
  );
  const list = gameName === '' ? hotList(hot, anything) : pages;
  position.keep(pages);
  const title = gameName === '' ? text('games:hotTitle') : text('games:heading.search');
  return (
    <Body aria-busy={list.status === 'loading'}>
      <SearchBox
        value={gameName}
        placeholder={text('games:searchGames')}
        pauseMs={pauseMs}
        autoFocus={gameName === ''}
        onSearch={(name) => change({ name })}
      />
      <Heading>
        <Title>{title}</Title>
        {list.totalCount > 0 ? <Count>{text('games:count', { count: list.totalCount })}</Count> : null}
      </Heading>
      <MoreGames label={title} list={list} memory={position.memory} hasButton isHot={gameName === ''} />
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 14px var(--page-gutter) 28px;
  min-inline-size: 0;
`;

const Heading = styled.div`
  display: flex;
  align-items: baseline;
  gap: 10px;
`;

const Title = styled.h2`
  flex: 1;
  font-family: ${token('font.display')};
  font-size: 1.125rem;
  font-weight: ${token('weight.heading')};
  line-height: 1.3;
  [lang|='ur'] & { line-height: 2; }
`;

const Count = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
