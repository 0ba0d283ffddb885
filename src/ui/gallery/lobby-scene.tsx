import { BannerCarousel } from '../shell/banner/banner-carousel.tsx';
import { CategoryNav } from '../shell/category-nav/category-nav.tsx';
import { Header } from '../shell/header/header.tsx';
import { LobbyStack } from '../shell/lobby-stack.tsx';
import { NoticeTicker } from '../shell/notice-ticker.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { SectionHeading } from '../shell/section-heading.tsx';
import { GameTile } from '../shell/tile/game-tile.tsx';
import { TileShelf } from '../shell/tile/tile-sets.tsx';
import { nowhere, type SceneProps } from './scene-props.ts';
import { SceneTabs } from './scene-tabs.tsx';

/** The lobby: header, categories, banners, ticker, a shelf of games and the tabs. */
export function LobbyScene({ words, brand, account, tiles, banner }: SceneProps) {
  const categories = ['slots', 'live', 'fish', 'sports', 'lottery', 'poker', 'esports'] as const;
  const labels = {
    slots: words.slots,
    live: words.live,
    fish: words.fishing,
    sports: words.sports,
    lottery: words.lottery,
    poker: words.poker,
    esports: words.esports,
  };
  return (
    <PageFrame
      top={
        <Header
          name={brand}
          menu={{ label: words.menu, open: false, onToggle: nowhere }}
          shortcuts={[{ id: 'news', icon: 'bell', label: words.news, badge: 3, onChoose: nowhere }]}
          account={account}
        />
      }
      bottom={<SceneTabs words={words} current="home" />}
    >
      <LobbyStack
        categories={
          <CategoryNav
            label={words.categories}
            current="slots"
            onChoose={nowhere}
            items={categories.map((id) => ({ id, icon: id, label: labels[id], note: words.games }))}
          />
        }
      >
        <BannerCarousel
          label={words.offers}
          banners={['first', 'second'].map((id) => ({
            id,
            picture: { src: banner, width: 700, height: 380 },
            title: words.bannerTitle,
            note: words.bannerNote,
            action: { label: words.reserve, onChoose: nowhere },
          }))}
        />
        <NoticeTicker label={words.news} notices={[{ id: 'n', text: words.notice }]} onOpen={nowhere} />
        <SectionHeading title={words.tonight} action={{ label: words.all, onChoose: nowhere }} />
        <TileShelf label={words.tonight}>
          {tiles.map((tile, index) => (
            <GameTile
              key={tile.name}
              picture={tile.src}
              name={tile.name}
              vendor="Vermeil"
              mark={index === 1 ? words.hot : undefined}
              onOpen={nowhere}
              favourite={{ on: index === 0, onToggle: nowhere }}
            />
          ))}
        </TileShelf>
      </LobbyStack>
    </PageFrame>
  );
}
