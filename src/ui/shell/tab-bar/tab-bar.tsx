import { createElement } from 'react';
import { useShellForm } from '../../theme/theme-provider.tsx';
import type { TabBarProps } from '../shell-props.ts';

/** The main tabs at the foot of a page in the theme's form. */
export function TabBar(props: TabBarProps) {
  const form = useShellForm('tabBar');
  return form === undefined ? null : createElement(form, props);
}
