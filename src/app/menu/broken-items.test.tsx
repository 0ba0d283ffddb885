import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RuntimeProvider } from '../../client/index.ts';
import { aRuntime } from '../../client/testing/runtime.fixture.ts';
import { aBoot, aSitePart } from '../../client/testing/boot.fixture.ts';
import type { MenuItem, SlotId } from '../../contracts/feature.ts';
import { ThemeProvider } from '../../ui/index.ts';
import { BlockBar } from '../../ui/shell/tab-bar/block-bar.tsx';
import { RuleHeader } from '../../ui/shell/header/rule-header.tsx';
import { FooterTabs } from '../chrome/footer-tabs.tsx';
import { MainHeader } from '../chrome/main-header.tsx';
import { MenuItems } from './menu-items.tsx';
import { englishText } from '../../ui/theme/english-text.ts';

afterEach(cleanup);

const sound = {
  id: 'shop.sound',
  order: 2,
  label: 'app:sound',
  icon: 'gift',
  target: { action: 'shop.buy' },
} as MenuItem;
// As a release that was made wrong would give it: it leads nowhere. Reports are distinguished by the release.
const broken = { id: 'shop.broken', order: 1, label: 'app:broken', icon: 'star' } as MenuItem;

function show(slot: SlotId, list: ReactNode) {
  const site = aSitePart({ slots: { ...aSitePart().slots, [slot]: [broken, sound] } });
  const { runtime, calls } = aRuntime({
    boot: aBoot({ site, pointer: { seq: 1, release: slot }, strings: { app: { sound: 'Sound', broken: 'Broken' } } }),
  });
  const buy = vi.fn();
  Object.assign(runtime.screens.actions, { 'shop.buy': async () => ({ default: buy }) });
  const forms = { tabBar: BlockBar, header: RuleHeader };
  runtime.session.begin({ token: 't', userName: 'ada', type: 0 });
  render(
    <MemoryRouter>
      <RuntimeProvider value={runtime}>
        <ThemeProvider variants={runtime.release.getState().theme.variants} forms={forms} text={englishText}>
          {list}
        </ThemeProvider>
      </RuntimeProvider>
    </MemoryRouter>,
  );
  const reports = () => calls.filter(({ path }) => path === '/livery/report').map(({ body }) => JSON.parse(body ?? ''));
  return { reports, buy };
}

it.each([
  { slot: 'sideMenu.item', list: <MenuItems /> },
  { slot: 'footer.tab', list: <FooterTabs /> },
  { slot: 'header.shortcut', list: <MainHeader /> },
] as const)('leaves out and reports an item of $slot that breaks; its neighbours work', async ({ slot, list }) => {
  const { reports, buy } = show(slot, list);
  fireEvent.click(await screen.findByRole('button', { name: 'Sound' }));
  await waitFor(() => expect(buy).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Broken' })).toBeNull();
  await waitFor(() => expect(reports()).toEqual([expect.objectContaining({ release: slot, part: 'shop.broken' })]));
});
