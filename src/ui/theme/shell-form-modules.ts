import type { ComponentType } from 'react';
import type { ThemeVariants } from '../../contracts/release.ts';
import type { ShellFormProps } from './shell-forms.ts';

type Forms<Props, Axis extends keyof ThemeVariants> = Readonly<
  Record<ThemeVariants[Axis], () => Promise<{ readonly default: ComponentType<Props> }>>
>;

const header: Forms<ShellFormProps['header'], 'header'> = {
  rule: () => import('../shell/header/rule-header.tsx'),
  canopy: () => import('../shell/header/canopy-header.tsx'),
  wordmark: () => import('../shell/header/wordmark-header.tsx'),
  greeting: () => import('../shell/header/greeting-header.tsx'),
  block: () => import('../shell/header/block-header.tsx'),
  prompt: () => import('../shell/header/prompt-header.tsx'),
};

const categoryNav: Forms<ShellFormProps['categoryNav'], 'categoryNav'> = {
  text: () => import('../shell/category-nav/text-nav.tsx'),
  discs: () => import('../shell/category-nav/disc-nav.tsx'),
  bento: () => import('../shell/category-nav/bento-nav.tsx'),
  bubbles: () => import('../shell/category-nav/bubble-nav.tsx'),
  tabs: () => import('../shell/category-nav/tabs-nav.tsx'),
  rail: () => import('../shell/category-nav/rail-nav.tsx'),
};

const tabBar: Forms<ShellFormProps['tabBar'], 'tabBar'> = {
  rule: () => import('../shell/tab-bar/rule-bar.tsx'),
  flower: () => import('../shell/tab-bar/flower-bar.tsx'),
  block: () => import('../shell/tab-bar/block-bar.tsx'),
  pill: () => import('../shell/tab-bar/pill-bar.tsx'),
  cells: () => import('../shell/tab-bar/cells-bar.tsx'),
  keys: () => import('../shell/tab-bar/keys-bar.tsx'),
};

const banner: Forms<ShellFormProps['banner'], 'card'> = {
  mat: () => import('../shell/banner/mat-slide.tsx'),
  fringe: () => import('../shell/banner/fringe-slide.tsx'),
  block: () => import('../shell/banner/block-slide.tsx'),
  soft: () => import('../shell/banner/soft-slide.tsx'),
  flat: () => import('../shell/banner/flat-slide.tsx'),
  chamfer: () => import('../shell/banner/chamfer-slide.tsx'),
};

const forms = { header, categoryNav, tabBar, banner };

/** The loader of every form of the shell by its id; a theme brings four of them. */
export const shellFormModules: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> =
  Object.fromEntries(
    Object.entries(forms).flatMap(([name, loaders]) =>
      Object.entries(loaders).map(([form, load]) => [`form.${name}.${form}`, load] as const),
    ),
  );
