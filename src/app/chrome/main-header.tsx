import { useStore } from 'zustand';
import {
  useAsset,
  useNavigation,
  useRuntime,
  useSession,
  useSite,
  useSlot,
  useTap,
  useText,
  useViews,
} from '../../client/index.ts';
import { Header, type HeaderShortcut, useVariants } from '../../ui/index.ts';
import { useMenu } from '../menu/menu-state.tsx';
import { ShortcutLine } from './shortcut-line.tsx';
import { isDeposit, useAccount } from './use-account.ts';

/** How many icons fit into a header that has a line for tools. */
const shortcutCapacity: Readonly<Record<string, number>> = { rule: 4, block: 3, prompt: 3 };

/** The main header: menu toggle, logo linking home, shortcuts and the member bar (rows A-170…A-183). */
export function MainHeader() {
  const { identity } = useSite();
  const text = useText();
  const navigation = useNavigation();
  const menu = useMenu();
  const account = useAccount();
  const { header } = useVariants();
  const shortcuts = useShortcuts({ withDeposit: header === 'rule' });
  const { inBar, beside } = share(shortcuts, shortcutCapacity[header] ?? 2);
  const logo = useAsset(identity.logo);
  return (
    <>
      <Header
        name={identity.name}
        logo={logo}
        home={{
          label: text('app:toHome', { name: identity.name }),
          href: navigation.pathOf('home.screen'),
          onChoose: () => navigation.go('home.screen'),
        }}
        menu={{ label: text('app:menu'), open: menu.isOpen, onToggle: menu.toggle }}
        shortcuts={inBar}
        account={account}
      />
      <ShortcutLine shortcuts={beside} />
    </>
  );
}

/** A bar has room for a few icons: those that count something first; the others stand below it with their names. */
function share(shortcuts: readonly HeaderShortcut[], room: number) {
  if (shortcuts.length <= room) return { inBar: shortcuts, beside: [] };
  const counting = shortcuts.filter(({ badge }) => badge !== undefined);
  const inBar = [...counting, ...shortcuts.filter(({ badge }) => badge === undefined)].slice(0, room);
  return { inBar, beside: shortcuts.filter((shortcut) => !inBar.includes(shortcut)) };
}

// The deposit has a place of its own but in the ruled header; a guest is not offered what leads to the login anyway; a
// counted item hides at 0.
function useShortcuts({ withDeposit }: { readonly withDeposit: boolean }): readonly HeaderShortcut[] {
  const items = useSlot('header.shortcut');
  const text = useText();
  const tap = useTap();
  const navigation = useNavigation();
  const { status } = useSession();
  const counts = useStore(useRuntime().unread.store);
  return useViews(items, (item) => {
    const badge = item.badge === undefined ? undefined : (counts[item.badge] ?? 0);
    const isOffered = (withDeposit || !isDeposit(item)) && (status === 'member' || item.refusal === undefined);
    if (!isOffered || (item.group === 'counted' && !badge)) return undefined;
    return {
      id: item.id,
      icon: item.icon,
      label: text(item.label),
      badge,
      ...('route' in item.target ? { href: navigation.pathOf(item.target.route, item.target.params) } : {}),
      onChoose: () => tap(item),
    };
  });
}
