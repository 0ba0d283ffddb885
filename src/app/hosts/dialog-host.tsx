import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type DialogName, loadPart, useDialogs, useNavigation, useRuntime } from '../../client/index.ts';
import type { RouteId } from '../../contracts/feature.ts';
import { LazyPart } from '../lazy-part.tsx';

/** Dialogs whose content has a page of its own, for releases in which no feature brings the dialog. */
const pages: Readonly<Partial<Record<DialogName, RouteId>>> = {
  login: 'login.screen',
  register: 'registration.screen',
  forget: 'recovery.screen',
  referral: 'referral.screen',
};

/** Shows the one open dialog; it closes when the page changes (row A-249). */
export function DialogHost() {
  const { screens } = useRuntime();
  const { current, close } = useDialogs();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const name = current?.name;
  const page = name === undefined || screens.dialogs[name] ? undefined : pages[name];
  const shownAt = useRef(pathname);
  // A page that is hydrated in slices may have a dialog before it hears of its own address: only another page closes it.
  useEffect(() => {
    if (shownAt.current !== pathname) close();
    shownAt.current = pathname;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what closes is the same function all along
  }, [pathname]);
  useEffect(() => {
    if (page === undefined) return;
    close(name);
    navigation.go(page);
  }, [name, page, close, navigation]);
  if (!current || page !== undefined) return null;
  return (
    <LazyPart
      key={current.name}
      id={`dialog.${current.name}`}
      loader={() => loadPart(screens, 'dialogs', current.name)}
      onBroken={() => close(current.name)}
      props={{ close: () => close(current.name), params: current.params }}
    />
  );
}
