import type { ComponentType } from 'react';
import type { ThemeVariants } from '../../contracts/release.ts';
import type { ShellFormProps } from './shell-forms.ts';

type Forms<Props, Axis extends keyof ThemeVariants> = Readonly<
  Record<ThemeVariants[Axis], () => Promise<{ readonly default: ComponentType<Props> }>>
>;

// Forms that go together in the packs of Livery share a chunk: a page needs one of them, and more only for a mixed theme.
const salon = () => import('../families/salon.ts');
const fair = () => import('../families/fair.ts');
const bento = () => import('../families/bento.ts');
const lagoon = () => import('../families/lagoon.ts');
const desk = () => import('../families/desk.ts');
const cabinet = () => import('../families/cabinet.ts');

const header: Forms<ShellFormProps['header'], 'header'> = {
  rule: async () => ({ default: (await salon()).RuleHeader }),
  canopy: async () => ({ default: (await fair()).CanopyHeader }),
  wordmark: async () => ({ default: (await bento()).WordmarkHeader }),
  greeting: async () => ({ default: (await lagoon()).GreetingHeader }),
  block: async () => ({ default: (await desk()).BlockHeader }),
  prompt: async () => ({ default: (await cabinet()).PromptHeader }),
};

const categoryNav: Forms<ShellFormProps['categoryNav'], 'categoryNav'> = {
  text: async () => ({ default: (await salon()).TextNav }),
  discs: async () => ({ default: (await fair()).DiscNav }),
  bento: async () => ({ default: (await bento()).BentoNav }),
  bubbles: async () => ({ default: (await lagoon()).BubbleNav }),
  tabs: async () => ({ default: (await desk()).TabsNav }),
  rail: async () => ({ default: (await cabinet()).RailNav }),
};

const tabBar: Forms<ShellFormProps['tabBar'], 'tabBar'> = {
  rule: async () => ({ default: (await salon()).RuleBar }),
  flower: async () => ({ default: (await fair()).FlowerBar }),
  block: async () => ({ default: (await bento()).BlockBar }),
  pill: async () => ({ default: (await lagoon()).PillBar }),
  cells: async () => ({ default: (await desk()).CellsBar }),
  keys: async () => ({ default: (await cabinet()).KeysBar }),
};

const banner: Forms<ShellFormProps['banner'], 'card'> = {
  mat: async () => ({ default: (await salon()).MatSlide }),
  fringe: async () => ({ default: (await fair()).FringeSlide }),
  block: async () => ({ default: (await bento()).BlockSlide }),
  soft: async () => ({ default: (await lagoon()).SoftSlide }),
  flat: async () => ({ default: (await desk()).FlatSlide }),
  chamfer: async () => ({ default: (await cabinet()).ChamferSlide }),
};

const backdrop: Forms<ShellFormProps['backdrop'], 'backdrop'> = {
  fans: async () => ({ default: (await salon()).FansBackdrop }),
  lattice: async () => ({ default: (await fair()).LatticeBackdrop }),
  bare: async () => ({ default: (await bento()).BareBackdrop }),
  waves: async () => ({ default: (await lagoon()).WavesBackdrop }),
  chalk: async () => ({ default: (await desk()).ChalkBackdrop }),
  dots: async () => ({ default: (await cabinet()).DotsBackdrop }),
};

const forms = { header, categoryNav, tabBar, banner, backdrop };

/** The loader of every form of the shell by its id; a theme brings five of them. */
export const shellFormModules: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> =
  Object.fromEntries(
    Object.entries(forms).flatMap(([name, loaders]) =>
      Object.entries(loaders).map(([form, load]) => [`form.${name}.${form}`, load] as const),
    ),
  );
