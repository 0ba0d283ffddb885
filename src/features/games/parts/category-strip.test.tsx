import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RuntimeProvider } from '../../../client/index.ts';
import { aBoot, aSitePart } from '../../../client/testing/boot.fixture.ts';
import { aRuntime } from '../../../client/testing/runtime.fixture.ts';
import type { CategoryItem } from '../../../contracts/feature.ts';
import { inTheme } from '../../../ui/theme/in-theme.fixture.tsx';
import { games } from '../feature.ts';
import { CategoryStrip } from './category-strip.tsx';

afterEach(cleanup);

const type = (category: string, order: number) =>
  ({ id: `games.${category}`, order, label: `games:${category}`, icon: 'star', category }) as unknown as CategoryItem;

/** Names of the tabs on a site without the page of this id. */
function tabsWithout(gone: string) {
  const routes = games.routes.filter(({ id }) => id !== gone);
  const slots = { ...aSitePart().slots, 'home.category': [type('RNG', 1), type('LIVE', 2)] };
  const site = aSitePart({ routes, slots });
  const { runtime } = aRuntime({ boot: aBoot({ site, strings: { games: { RNG: 'Slots', LIVE: 'Live' } } }) });
  render(
    <MemoryRouter>
      <RuntimeProvider value={runtime}>{inTheme(<CategoryStrip current="HOT" />)}</RuntimeProvider>
    </MemoryRouter>,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

it('has no tab of a type whose games have no page on this site', () => {
  expect(tabsWithout('')).toEqual(['Slots', 'Live']);
  cleanup();
  expect(tabsWithout('games.all')).toEqual(['Slots']);
});
