import type { LayoutForms } from '../../contracts/layout-forms.ts';
import type { ThemeVariants } from '../../contracts/release.ts';
import type { InnerFamily } from '../inner-forms/inner-form.ts';
import type { PageForm } from '../page-forms/page-form.ts';
import type { ShellFamily, ShellFormAxes, ShellFormName } from './shell-forms.ts';

/** Forms that go together in the packs of Livery share a chunk: a page needs one of them, and more only for a mixed theme. */
type Family = () => Promise<ShellFamily>;

const salon: Family = () => import('../families/salon.ts');
const fair: Family = () => import('../families/fair.ts');
const bento: Family = () => import('../families/bento.ts');
const lagoon: Family = () => import('../families/lagoon.ts');
const desk: Family = () => import('../families/desk.ts');
const cabinet: Family = () => import('../families/cabinet.ts');

/** Exhaustive: a variant added to the contract does not compile until a family draws it. */
const families: { readonly [Name in ShellFormName]: Readonly<Record<ThemeVariants[ShellFormAxes[Name]], Family>> } = {
  header: { rule: salon, canopy: fair, wordmark: bento, greeting: lagoon, block: desk, prompt: cabinet },
  categoryNav: { text: salon, discs: fair, bento, bubbles: lagoon, tabs: desk, rail: cabinet },
  tabBar: { rule: salon, flower: fair, block: bento, pill: lagoon, cells: desk, keys: cabinet },
  banner: { mat: salon, fringe: fair, block: bento, soft: lagoon, flat: desk, chamfer: cabinet },
  backdrop: { fans: salon, lattice: fair, bare: bento, waves: lagoon, chalk: desk, dots: cabinet },
  tile: { mat: salon, stamp: fair, poster: bento, circle: lagoon, bar: desk, cartridge: cabinet },
  titleBar: { rule: salon, canopy: fair, wordmark: bento, greeting: lagoon, block: desk, prompt: cabinet },
};

/** The forms of a page of fields: such a page asks for that of its theme. Exhaustive as well. */
const pageForms: Readonly<Record<LayoutForms['page'], () => Promise<{ readonly default: PageForm }>>> = {
  ceremony: () => import('../page-forms/ceremony.tsx'),
  split: () => import('../page-forms/split.tsx'),
  board: () => import('../page-forms/board.tsx'),
  sheet: () => import('../page-forms/sheet.tsx'),
  command: () => import('../page-forms/command.tsx'),
  questions: () => import('../page-forms/questions.tsx'),
};

type Inner<Axis extends keyof InnerFamily> = LayoutForms[Axis] | ThemeVariants['card'];

/** What stands in empty places and over pages, one chunk for both; by the names of the forms, and of the cards that they go with. */
const salonInner = () => import('../inner-forms/salon.tsx');
const deskInner = () => import('../inner-forms/desk.tsx');
const fairInner = () => import('../inner-forms/fair.tsx');
const lagoonInner = () => import('../inner-forms/lagoon.tsx');
const cabinetInner = () => import('../inner-forms/cabinet.tsx');
const bentoInner = () => import('../inner-forms/bento.tsx');

const ofCards = {
  mat: salonInner,
  flat: deskInner,
  fringe: fairInner,
  soft: lagoonInner,
  chamfer: cabinetInner,
  block: bentoInner,
};

const inner: { readonly [Axis in keyof InnerFamily]: Readonly<Record<Inner<Axis>, () => Promise<InnerFamily>>> } = {
  empty: {
    ...ofCards,
    medallion: salonInner,
    pitch: deskInner,
    lantern: fairInner,
    shore: lagoonInner,
    bitmap: cabinetInner,
    cutout: bentoInner,
  },
  overlay: {
    ...ofCards,
    card: salonInner,
    strip: deskInner,
    board: fairInner,
    pebble: lagoonInner,
    line: cabinetInner,
    poster: bentoInner,
  },
};

/** The loader of every form that has a module, by its id; a page brings those of its theme. */
export const shellFormModules: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> =
  Object.fromEntries([
    ...Object.entries(pageForms).map(([form, load]) => [`form.page.${form}`, load]),
    ...Object.entries({ ...families, ...inner }).flatMap(([name, forms]) =>
      Object.entries<() => Promise<object>>(forms).map(([form, load]) => [
        `form.${name}.${form}`,
        async () => ({ default: Reflect.get(await load(), name) }),
      ]),
    ),
  ]);
