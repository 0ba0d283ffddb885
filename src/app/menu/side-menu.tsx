import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useRuntime, useSession, useSite, useText } from '../../client/index.ts';
import { SideMenuPanel, token } from '../../ui/index.ts';
import { MenuCategories } from './menu-categories.tsx';
import { MenuItems } from './menu-items.tsx';
import { MenuLanguages } from './menu-languages.tsx';
import { useMenu } from './menu-state.tsx';
import { UserBox } from './user-box.tsx';

/** The side menu: who is here, the items of the slot by group, the categories, the languages (rows A-185…A-214). */
export default function SideMenu() {
  const menu = useMenu();
  const text = useText();
  const { unread } = useRuntime();
  const { identity } = useSite();
  const { session } = useSession();
  useEffect(() => {
    if (menu.isOpen) unread.refresh();
  }, [menu.isOpen, unread]);
  return (
    <SideMenuPanel
      open={menu.isOpen}
      onClose={menu.close}
      label={text('app:menu')}
      head={<span translate="no">{identity.name}</span>}
    >
      {session ? <UserBox session={session} /> : null}
      <MenuItems />
      <Title>{text('app:categories')}</Title>
      <MenuCategories />
      <MenuLanguages />
    </SideMenuPanel>
  );
}

const Title = styled.h2`
  margin-block: 20px 4px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  font-weight: ${token('weight.strong')};
`;
