import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useNavigation, useSession, useSetting, useSite, useText } from '../../../client/index.ts';
import { useHotGames } from '../../../lobby/index.ts';
import { Badge, Button, Icon, low, token, useTileShape } from '../../../ui/index.ts';
import { CategoryStrip } from '../parts/category-strip.tsx';
import { ClassSheet } from '../parts/class-sheet.tsx';
import { hotList } from '../parts/hot-list.ts';
import { HotStrip } from '../parts/hot-strip.tsx';
import type { ListAddress } from '../parts/list-of-route.ts';
import { type GameQuestion, listQuestion, ownQuestion } from '../parts/list-question.ts';
import { ModeChips } from '../parts/mode-chips.tsx';
import { MoreGames } from '../parts/more-games.tsx';
import { NoticeLine } from '../parts/notice-line.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { useGamePages } from '../parts/use-game-pages.ts';
import { type ListChange, useListAddress } from '../parts/use-list-address.ts';
import { useMarkedGames } from '../parts/use-marked-games.ts';
import { useLedList } from '../parts/use-led-list.ts';
import { useListPosition } from '../parts/use-list-position.ts';
import { useVendorChoice } from '../parts/use-vendor-choice.ts';
import { VendorMenu } from '../parts/vendor-menu.tsx';
import { VendorSheet } from '../parts/vendor-sheet.tsx';

/** Games of one type: found by category, vendor, kind and name, in seven modes (rows G-031…G-059). */
export default function GameListScreen() {
  return (
    <>
      <NoticeLine />
      <Games />
    </>
  );
}

function Games() {
  const text = useText();
  const { change: changeAddress, isKnown, ...address } = useListAddress();
  const position = useListPosition();
  const hot = useHotGames();
  const pages = useGamePages(useQuestion(address, isKnown), position);
  const { mode } = address;
  const led = useLedList(pages, hot, address);
  const list = useMarkedGames(mode === 'hot' ? hotList(hot, address) : led, mode === 'favourites');
  position.keep(pages);
  const pauseMs = useSetting('search.listDebounceMs');
  const menuForm = useSetting('vendors.menu');
  const [sheet, setSheet] = useState<'kinds' | 'vendors'>();
  const top = useRef<HTMLDivElement>(null);
  const { vendors, classifications } = useVendorChoice(address);
  const choices = Number(address.vendor !== '') + Number(classifications.some(({ key }) => key === address.classify));
  const hotHere = hotList(hot, address).games;
  const change = (next: ListChange) => {
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
    changeAddress(next);
  };
  const rail = address.hasVendors && menuForm !== 'strip';
  const isTall = useTileShape() === 'p';
  const menu = address.hasVendors ? (
    <VendorMenu
      form={rail ? 'rail' : 'strip'}
      vendors={vendors}
      current={address.vendor}
      onChoose={(vassalage) => change({ vassalage })}
    />
  ) : null;
  return (
    <>
      <CategoryStrip current={address.category} />
      <Tools>
        <SearchBox
          value={address.gameName}
          placeholder={text('games:searchGames')}
          pauseMs={pauseMs}
          onSearch={(name) => change({ name })}
          folds
        />
        <ModeChips address={address} change={change} />
        {address.hasVendors && vendors.length > 0 ? (
          <Opener
            type="button"
            aria-label={text('games:allVendors')}
            aria-haspopup="dialog"
            onClick={() => setSheet('vendors')}
          >
            <Icon name="grid" />
          </Opener>
        ) : null}
        <Opener
          type="button"
          aria-label={text('games:filter')}
          aria-haspopup="dialog"
          onClick={() => setSheet('kinds')}
        >
          <Icon name="filter" />
          {choices > 0 ? (
            <Corner>
              <Badge count={choices} />
            </Corner>
          ) : null}
        </Opener>
      </Tools>
      <Body $hasRail={rail} $isTall={isTall}>
        {menu}
        <Content ref={top} aria-busy={list.status === 'loading'}>
          <Heading>
            <Title>{text(`games:heading.${mode}`)}</Title>
            {list.totalCount > 0 ? <Count>{text('games:count', { count: list.totalCount })}</Count> : null}
          </Heading>
          <MoreGames
            label={text(`games:heading.${mode}`)}
            list={list}
            memory={position.memory}
            hasButton
            isHot={mode === 'hot'}
            emptyTitle={mode === 'favourites' || mode === 'recent' ? text(`games:empty.${mode}`) : undefined}
            emptyIcon={mode === 'favourites' ? 'heart' : mode === 'recent' ? 'clock' : 'search'}
            emptyNote={
              mode === 'favourites' || mode === 'recent' ? text(`games:none.${mode}`) : text('games:noDataNote')
            }
            emptyAction={
              mode === 'all' ? undefined : (
                <Button tone="quiet" onClick={() => change({ mode: 'all', type: '', vassalage: '', name: '' })}>
                  {text('games:clearFilters')}
                </Button>
              )
            }
          />
        </Content>
      </Body>
      {mode === 'all' || mode === 'filter' ? <HotStrip games={hotHere} /> : null}
      <ClassSheet
        open={sheet === 'kinds'}
        address={address}
        classifications={classifications}
        change={change}
        onClose={() => setSheet(undefined)}
      />
      <VendorSheet
        open={sheet === 'vendors'}
        vendors={vendors}
        current={address.vendor}
        onChoose={(vassalage) => change({ vassalage })}
        onClose={() => setSheet(undefined)}
      />
    </>
  );
}

/** What the list asks the platform for; hot games come from their own call, and a guest's own lists from none. */
function useQuestion(address: ListAddress, isKnown: boolean): GameQuestion | undefined {
  const site = useSite();
  const { language } = useLanguage();
  const { status } = useSession();
  const navigation = useNavigation();
  const { mode } = address;
  const isOwn = mode === 'favourites' || mode === 'recent';
  useEffect(() => {
    if (isOwn && status === 'guest') navigation.go('login.screen', undefined, { replace: true });
  }, [isOwn, status, navigation]);
  if (!isKnown || mode === 'hot' || (isOwn && status !== 'member')) return undefined;
  if (isOwn) return ownQuestion(mode, address, { site, language });
  return listQuestion({ ...address, isNew: address.classify === 'NEW' }, { site, language });
}

/**
 * Search, modes and filters in one line, so that the games begin in the first third of a phone. A search that is open
 * takes the line and leaves the modes the next one; on small phones they always have it.
 */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-inline: var(--page-gutter);
  > [role='group'] { flex: 1; min-inline-size: 0; margin-inline: -2px; padding: 2px; }
  > [role='group'] svg { display: none; }
  > form:focus-within ~ [role='group'] { display: none; }
  > form:not([data-folds]) ~ [role='group'] { display: flex; flex-basis: 100%; order: 1; }
  @media (max-width: 359px) { > [role='group'] { flex-basis: 100%; order: 1; } }
`;

const Opener = styled.button`
  position: relative;
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

const Corner = styled.span`
  position: absolute;
  inset-block-start: -7px;
  inset-inline-end: -7px;
`;

/** A phone on its side has no height for a row of tall tiles as wide as elsewhere. */
const besideRail = (isTall: boolean) => `
  [data-wall] > ul { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${isTall ? `${low} { [data-wall] > ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }` : ''}
`;

const Body = styled.div<{ $hasRail: boolean; $isTall: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasRail }) => ($hasRail ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  gap: 14px;
  padding: 8px var(--page-gutter) 28px;
  ${({ $hasRail, $isTall }) => ($hasRail ? besideRail($isTall) : '')}
`;

const Content = styled.div`
  min-inline-size: 0;
  scroll-margin-block-start: 76px;
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  padding-block-end: 5px;
`;

const Title = styled.h2`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-wrap: break-word;
  font-family: ${token('font.display')};
  font-size: 1rem;
  font-weight: ${token('weight.heading')};
  line-height: 1.3;
  [lang|='ur'] & { line-height: 2; }
`;

const Count = styled.span`
  flex: none;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
