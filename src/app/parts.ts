import type { ComponentType } from 'react';
import type { Loader } from '../client/index.ts';
import type { PageTitleBarProps } from './chrome/page-title-bar.tsx';
import type { ShortcutPillsProps } from './chrome/shortcut-pills.tsx';
import type { AgeGateProps } from './gates/age-gate.tsx';
import type { ClosedProps } from './gates/closed-page.tsx';
import { shellFormModules } from '../ui/theme/shell-form-modules.ts';

/** Parts of the shell itself that arrive when they are needed. */
export const sideMenuPart: Loader<ComponentType> = () => import('./menu/side-menu.tsx');
export const sidePanelPart: Loader<ComponentType> = () => import('./side/side-panel.tsx');
export const closedPart: Loader<ComponentType<ClosedProps>> = () => import('./gates/closed-page.tsx');
export const testingPart: Loader<ComponentType> = () => import('./gates/testing-notice.tsx');
export const unknownPart: Loader<ComponentType> = () => import('./gates/unknown-page.tsx');
export const agePart: Loader<ComponentType<AgeGateProps>> = () => import('./gates/age-gate.tsx');
export const toastPart: Loader<ComponentType> = () => import('./hosts/toast-host.tsx');
export const shortcutPillsPart: Loader<ComponentType<ShortcutPillsProps>> = () => import('./chrome/shortcut-pills.tsx');
export const titleBarPart: Loader<ComponentType<PageTitleBarProps>> = () => import('./chrome/page-title-bar.tsx');

/** The same by id, for a page that was rendered with them. */
export const shellParts: Readonly<Record<string, Loader<unknown>>> = {
  'app.sideMenu': sideMenuPart,
  'app.sidePanel': sidePanelPart,
  'app.closed': closedPart,
  'app.testing': testingPart,
  'app.unknown': unknownPart,
  'app.age': agePart,
  'app.toasts': toastPart,
  'app.titleBar': titleBarPart,
  ...shellFormModules,
};
