import type { ComponentType } from 'react';
import type { ThemeVariants } from '../../contracts/release.ts';
import type { BannerSlideProps } from '../shell/banner/banner-props.ts';
import type { TileLook } from '../shell/tile/tile-look.ts';
import type { CategoryNavProps, HeaderProps, TabBarProps, TitleBarProps } from '../shell/shell-props.ts';

/** The parts of the shell that have a module in every form: components by what they get, and the look of a game tile. */
export interface ShellFamily {
  readonly header: ComponentType<HeaderProps>;
  readonly categoryNav: ComponentType<CategoryNavProps>;
  readonly tabBar: ComponentType<TabBarProps>;
  /** A banner; its form goes with the cards. */
  readonly banner: ComponentType<BannerSlideProps>;
  /** The pattern behind a page. */
  readonly backdrop: ComponentType;
  readonly tile: TileLook;
  /** Goes with the header. */
  readonly titleBar: ComponentType<TitleBarProps>;
}

export type ShellFormName = keyof ShellFamily;

/** The forms of one theme; one that is not here (its code could not be loaded) leaves its place empty. */
export type ShellForms = { readonly [Name in ShellFormName]?: ShellFamily[Name] | undefined };

/** The axis of the variants that says which form a part takes. */
const axes = {
  header: 'header',
  categoryNav: 'categoryNav',
  tabBar: 'tabBar',
  banner: 'card',
  backdrop: 'backdrop',
  tile: 'tile',
  titleBar: 'header',
} as const;

export type ShellFormAxes = typeof axes;

/** Ids of the modules that a theme needs beside what every theme needs: part → `form.header.rule`. */
export function shellFormIds(variants: ThemeVariants): Readonly<Record<ShellFormName, string>> {
  const ids = Object.entries(axes).map(([name, axis]) => [name, `form.${name}.${variants[axis]}`]);
  return Object.fromEntries(ids) as Record<ShellFormName, string>;
}
