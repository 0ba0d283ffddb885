import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigation, useText } from '../../client/index.ts';
import type { RouteDefinition } from '../../contracts/feature.ts';
import { TitleBar } from '../../ui/index.ts';
import { leadsHome } from './leads-home.ts';

export interface PageTitleBarProps {
  readonly route: RouteDefinition;
}

/** Title and back arrow of every page without the main header (rows A-049…A-051). */
export default function PageTitleBar({ route }: PageTitleBarProps) {
  const text = useText();
  const navigation = useNavigation();
  const { search } = useLocation();
  const isEntry = route.entry !== undefined && new URLSearchParams(search).has(route.entry);

  // An entry that was chosen from its list has it one step back, as it was left; one that was opened by a link has not.
  const wasList = useRef(false);
  useEffect(() => {
    if (!isEntry) wasList.current = true;
  }, [isEntry]);

  function back() {
    if (isEntry && !wasList.current) navigation.go(route.id, {}, { replace: true });
    else if (isEntry) navigation.back(navigation.pathOf(route.id));
    else if (leadsHome(route.id)) navigation.go('home.screen');
    else navigation.back(route.backTo === undefined ? undefined : navigation.pathOf(route.backTo));
  }

  return <TitleBar title={text(route.title)} onBack={back} />;
}
