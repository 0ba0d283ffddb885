import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useLogo, useNavigation, useSite, useText } from '../../client/index.ts';
import { chromeOf } from '../../engine/index.ts';
import { token } from '../../ui/index.ts';
import { MenuCategories } from '../menu/menu-categories.tsx';
import { MenuItems } from '../menu/menu-items.tsx';
import { Side } from './side.ts';
import { SideAccount } from './side-account.tsx';
import { SideEnd } from './side-end.tsx';

/**
 * What stands beside the phone column of a wide window: brand, account, games and menu on the reading start side, offers
 * on the other. It has no headings, since those of the page are the page's. A page without bars stands alone.
 */
export default function SidePanel() {
  const site = useSite();
  const text = useText();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const logo = useLogo();
  const chrome = chromeOf(pathname, site);
  if (chrome.top === 'none' && !chrome.bottom) return null;
  const { name } = site.identity;
  return (
    <>
      <Side aria-label={text('app:side')} data-side="start">
        <Brand type="button" aria-label={text('app:toHome', { name })} onClick={() => navigation.go('home.screen')}>
          {logo === undefined ? <span translate="no">{name}</span> : <img {...logo} alt="" />}
        </Brand>
        <SideAccount />
        <Menu aria-label={text('app:menu')}>
          <MenuCategories />
          <MenuItems />
        </Menu>
      </Side>
      <SideEnd />
    </>
  );
}

const Brand = styled.button`
  display: flex;
  align-items: center;
  min-block-size: 56px;
  margin-block-end: 12px;
  font-family: ${token('font.logo')};
  font-size: 2rem;
  letter-spacing: ${token('tracking.logo')};
  line-height: 1;
  transition: opacity 90ms;
  &:active { opacity: 0.6; }
  > img { inline-size: auto; max-inline-size: 100%; block-size: 44px; object-fit: contain; }
`;

/** As many game types beside each other as have room, and a display face no larger than its longest word has room for. */
const Menu = styled.nav`
  display: grid;
  gap: 16px;
  container-type: inline-size;
  --title-most: 7.2cqi;
  :where([data-row='title']) { font-size: min(1em, var(--title-most)); }
  > ul:first-child { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.4em), 1fr)); }
`;
