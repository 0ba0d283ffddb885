import type { ComponentType } from 'react';
import type { ThemeVariants } from '../../contracts/release.ts';
import type { BannerSlideProps } from '../shell/banner/banner-props.ts';
import type { CategoryNavProps, HeaderProps, TabBarProps } from '../shell/shell-props.ts';

/** The parts of the shell that are another component in every form, and what each of them gets. */
export interface ShellFormProps {
  readonly header: HeaderProps;
  readonly categoryNav: CategoryNavProps;
  readonly tabBar: TabBarProps;
  /** A banner; its form goes with the cards. */
  readonly banner: BannerSlideProps;
  /** The pattern behind a page. */
  readonly backdrop: object;
}

export type ShellFormName = keyof ShellFormProps;

/** The components of one theme; one that is not here (its code could not be loaded) leaves its place empty. */
export type ShellForms = {
  readonly [Name in ShellFormName]?: ComponentType<ShellFormProps[Name]> | undefined;
};

/** The axis of the variants that says which form a part takes. */
const axes = {
  header: 'header',
  categoryNav: 'categoryNav',
  tabBar: 'tabBar',
  banner: 'card',
  backdrop: 'backdrop',
} as const;

export type ShellFormAxes = typeof axes;

/** Ids of the modules that a theme needs beside what every theme needs: part → `form.header.rule`. */
export function shellFormIds(variants: ThemeVariants): Readonly<Record<ShellFormName, string>> {
  const idOf = (name: ShellFormName) => `form.${name}.${variants[axes[name]]}`;
  return {
    header: idOf('header'),
    categoryNav: idOf('categoryNav'),
    tabBar: idOf('tabBar'),
    banner: idOf('banner'),
    backdrop: idOf('backdrop'),
  };
}
