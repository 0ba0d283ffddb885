import { useLogo, useNavigation, useSite, useText } from '../../client/index.ts';
import { Header } from '../../ui/index.ts';
import { useMenu } from '../menu/menu-state.tsx';
import { ShortcutLine } from './shortcut-line.tsx';
import { useAccount } from './use-account.ts';
import { useShortcuts } from './use-shortcuts.ts';

export interface MainHeaderProps {
  /** The page has a place of its own for shortcuts that the bar has no room for. */
  readonly isLobby?: boolean;
}

/** The main header: menu toggle, logo linking home, shortcuts and the member bar (rows A-170…A-183). */
export function MainHeader({ isLobby = false }: MainHeaderProps) {
  const { identity } = useSite();
  const text = useText();
  const navigation = useNavigation();
  const menu = useMenu();
  const account = useAccount();
  const { inBar } = useShortcuts();
  const logo = useLogo();
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
      {isLobby ? null : <ShortcutLine />}
    </>
  );
}
