import { createElement } from 'react';
import { useShellForm } from '../../theme/theme-provider.tsx';
import type { TitleBarProps } from '../shell-props.ts';

/** Top of an inner page in the form that goes with the theme's header. */
export function TitleBar(props: TitleBarProps) {
  const form = useShellForm('titleBar');
  return form === undefined ? null : createElement(form, props);
}
