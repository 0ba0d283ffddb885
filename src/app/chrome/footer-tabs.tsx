import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useNavigation, useRuntime, useSlot, useTap, useText, useViews } from '../../client/index.ts';
import type { FooterTab } from '../../contracts/feature.ts';
import { TabBar } from '../../ui/index.ts';
import { normalPath } from '../../engine/index.ts';
import { PendingItems } from './pending-items.tsx';

/** The bottom navigation from the `footer.tab` slot; highlights by path (rows G-180…G-191). */
export function FooterTabs() {
  const tabs = useSlot('footer.tab');
  const text = useText();
  const tap = useTap();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const counts = useStore(useRuntime().unread.store);
  const pathOf = ({ target }: FooterTab) => ('route' in target ? navigation.pathOf(target.route) : undefined);
  const views = useViews(tabs, (tab) => {
    const path = pathOf(tab);
    const highlight = tab.highlight ?? [];
    return {
      id: tab.id,
      label: text(tab.label),
      icon: tab.icon,
      href: path ?? highlight.find((one) => one.startsWith('/m/')),
      badge: tab.badge === undefined ? undefined : counts[tab.badge],
      emphasis: tab.emphasis,
      isCurrent: [path, ...highlight].some((one) => one !== undefined && normalPath(one) === normalPath(pathname)),
    };
  });
  const choose = (id: string) => {
    const tab = tabs.find((item) => item.id === id);
    if (tab) tap(tab);
  };
  return (
    <PendingItems slot="footer.tab">
      <TabBar
        label={text('app:mainNavigation')}
        items={views}
        current={views.find(({ isCurrent }) => isCurrent)?.id}
        onChoose={choose}
      />
    </PendingItems>
  );
}
