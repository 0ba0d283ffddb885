import { createElement } from 'react';
import { useShellForm } from '../../theme/theme-provider.tsx';
import type { HeaderProps } from '../shell-props.ts';

/** Top of the lobby: brand, menu, shortcuts and the member bar (rows A-170…A-177) in the theme's form. */
export function Header(props: HeaderProps) {
  const form = useShellForm('header');
  return form === undefined ? null : createElement(form, props);
}
