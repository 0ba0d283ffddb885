import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The side menu's state; the toggle lives in the header, the panel beside the page. */
export interface Menu {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

const MenuContext = createContext<Menu>({ isOpen: false, toggle: () => undefined, close: () => undefined });

export interface MenuProviderProps {
  readonly children: ReactNode;
}

/** Closes the menu on any route change, also to the page it is on (rows ). */
export function MenuProvider({ children }: MenuProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // Every new history entry closes the menu.
  useEffect(() => setOpen(false), [key]);
  const menu = useMemo(
    () => ({ isOpen, toggle: () => setOpen((open) => !open), close: () => setOpen(false) }),
    [isOpen],
  );
  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** The side menu of this page. */
export function useMenu(): Menu {
  return useContext(MenuContext);
}
