import { createElement } from 'react';
import { useShellForm } from '../../theme/theme-provider.tsx';
import type { CategoryNavProps } from '../shell-props.ts';

/** The game categories of the lobby in the theme's form: words, discs, blocks, tabs, bubbles or a rail. */
export function CategoryNav(props: CategoryNavProps) {
  const form = useShellForm('categoryNav');
  return form === undefined ? null : createElement(form, props);
}
