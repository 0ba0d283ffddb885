import { styled } from 'styled-components';
import { type Game, useImageHost, useText } from '../../../client/index.ts';
import { tilePicture, useLaunch } from '../../../lobby/index.ts';
import { Artwork, Icon, SectionHeading, Skeleton, token } from '../../../ui/index.ts';
import { useMore } from './use-more.ts';
import { useTypeGames } from './use-type-games.ts';

const shown = 4;

/** What is new, told as a front page: the first game large, the next three in a list. */
export function NewGameList() {
  const text = useText();
  const more = useMore({ route: 'games.all', params: { gameType: 'ALL', type: 'NEW' } });
  const { value, status } = useTypeGames({ gameType: '', pageSize: shown, isNew: 1 });
  const [lead, ...others] = value?.games.slice(0, shown) ?? [];
  if (lead === undefined) return status === 'loading' ? <Waiting /> : null;
  const title = text('home:newGames');
  return (
    <section aria-label={title}>
      <SectionHeading title={title} icon="sparkle" action={more} />
      <Lead game={lead} />
      <ul>
        {others.map((game) => (
          <Line key={game.nodeId} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Waiting() {
  return (
    <Ghosts aria-busy>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="control" count={shown - 1} />
    </Ghosts>
  );
}

function Lead({ game }: { readonly game: Game }) {
  const host = useImageHost();
  const launch = useLaunch();
  return (
    <Front type="button" onClick={() => void launch(game)}>
      <Cover>
        <Artwork picture={tilePicture(game, 'l', host)} />
      </Cover>
      <Words>
        <Headline dir="auto">{game.gameName}</Headline>
        <Maker dir="auto">{game.displayName}</Maker>
      </Words>
    </Front>
  );
}

function Line({ game }: { readonly game: Game }) {
  const host = useImageHost();
  const launch = useLaunch();
  return (
    <Item>
      <Open type="button" onClick={() => void launch(game)}>
        <Thumb>
          <Artwork picture={tilePicture(game, 's', host)} />
        </Thumb>
        <Words>
          <Name dir="auto">{game.gameName}</Name>
          <Maker dir="auto">{game.displayName}</Maker>
        </Words>
        <Icon name="chevron" size="small" />
      </Open>
    </Item>
  );
}

const Ghosts = styled.div`
  display: grid;
  gap: 12px;
  padding: ${token('space.above')} ${token('space.gutter')};
`;

const Front = styled.button`
  display: block;
  inline-size: calc(100% - 2 * ${token('space.gutter')});
  margin-inline: ${token('space.gutter')};
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  text-align: start;
  &:active { opacity: 0.85; }
  > :last-child { padding: 12px 14px 14px; }
`;

const Cover = styled.span`
  display: block;
  aspect-ratio: 16 / 9;
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
`;

const Headline = styled.strong`
  overflow: hidden;
  font-family: ${token('font.display')};
  font-size: ${token('size.heading')};
  font-weight: ${token('weight.heading')};
  line-height: 1.2;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Maker = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;

const Item = styled.li`
  margin-inline: ${token('space.gutter')};
  border-block-end: 1px solid ${token('color.line')};
`;

const Open = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 68px;
  color: ${token('color.text')};
  text-align: start;
  &:active { opacity: 0.7; }
`;

const Thumb = styled.span`
  --art-radius: ${token('radius.tile')};
  flex: none;
  inline-size: 52px;
  block-size: 52px;
`;

const Name = styled.strong`
  overflow: hidden;
  font-weight: ${token('weight.strong')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
