// The sections that come after the page is hydrated, in one chunk: a lobby has two or three of them.
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { BecauseShelf } from './because-shelf.tsx';
import { ContinueShelf } from './continue-shelf.tsx';
import { NewGameList } from './new-game-list.tsx';
import { NewShelf } from './new-shelf.tsx';
import { RailList } from './rail-list.tsx';
import { TabList } from './tab-list.tsx';
import { TopTenShelf } from './top-ten-shelf.tsx';
import { VendorList } from './vendor-list.tsx';

const lists: Readonly<Record<string, ComponentType>> = {
  'home.list:tabs': TabList,
  'home.list:newGames': NewGameList,
  'home.list:vendors': VendorList,
  'home.list:rails': RailList,
  'home.list:continue': ContinueShelf,
  'home.list:because': BecauseShelf,
  'home.list:topTen': TopTenShelf,
  'home.list:newShelf': NewShelf,
};

/** The section of a block id. */
export default function List({ id }: { readonly id: string }) {
  const Section = lists[id];
  return Section ? createElement(Section) : null;
}
