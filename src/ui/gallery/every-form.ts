import type { LayoutForms } from '../../contracts/layout-forms.ts';
import type { ThemeVariants } from '../../contracts/release.ts';
import * as salon from '../families/salon.ts';
import * as fair from '../families/fair.ts';
import * as bento from '../families/bento.ts';
import * as lagoon from '../families/lagoon.ts';
import * as desk from '../families/desk.ts';
import * as cabinet from '../families/cabinet.ts';
import board from '../page-forms/board.tsx';
import ceremony from '../page-forms/ceremony.tsx';
import command from '../page-forms/command.tsx';
import * as salonInner from '../inner-forms/salon.tsx';
import * as fairInner from '../inner-forms/fair.tsx';
import * as bentoInner from '../inner-forms/bento.tsx';
import * as lagoonInner from '../inner-forms/lagoon.tsx';
import * as deskInner from '../inner-forms/desk.tsx';
import * as cabinetInner from '../inner-forms/cabinet.tsx';
import type { InnerFamily } from '../inner-forms/inner-form.ts';
import type { PageForm } from '../page-forms/page-form.ts';
import questions from '../page-forms/questions.tsx';
import sheet from '../page-forms/sheet.tsx';
import split from '../page-forms/split.tsx';
import type { FormModuleHook } from '../theme/theme-provider.tsx';
import type { ShellForms } from '../theme/shell-forms.ts';

const headers = { rule: salon, canopy: fair, wordmark: bento, greeting: lagoon, block: desk, prompt: cabinet };
const navs = { text: salon, discs: fair, bento, bubbles: lagoon, tabs: desk, rail: cabinet };
const bars = { rule: salon, flower: fair, block: bento, pill: lagoon, cells: desk, keys: cabinet };
const cards = { mat: salon, fringe: fair, block: bento, soft: lagoon, flat: desk, chamfer: cabinet };
const backdrops = { fans: salon, lattice: fair, bare: bento, waves: lagoon, chalk: desk, dots: cabinet };

const tiles = { mat: salon, stamp: fair, poster: bento, circle: lagoon, bar: desk, cartridge: cabinet };

const pages: Record<LayoutForms['page'], PageForm> = { ceremony, split, board, sheet, command, questions };

/** A form of a page of fields. */
export const pageOf = (form: LayoutForms['page']): PageForm => pages[form];

/** What stands in empty places and over pages, with each form of card. */
export const innerOf: Readonly<Record<ThemeVariants['card'], InnerFamily>> = {
  mat: salonInner,
  flat: deskInner,
  fringe: fairInner,
  soft: lagoonInner,
  chamfer: cabinetInner,
  block: bentoInner,
};

/** A layout form by the name of the form, or of the card that it goes with. */
export const layoutFormOf: FormModuleHook = (axis, form) => {
  const { empty, overlay } = Object.entries(innerOf).find(([card]) => card === form)?.[1] ?? salonInner;
  const page = Object.entries(pages).find(([name]) => name === form)?.[1] ?? ceremony;
  return { page, empty, overlay }[axis];
};

/** The components of a theme's forms, all of them at hand: the gallery shows every theme. */
export function formsOf({ header, categoryNav, tabBar, card, backdrop, tile }: ThemeVariants): ShellForms {
  return {
    header: headers[header].header,
    categoryNav: navs[categoryNav].categoryNav,
    tabBar: bars[tabBar].tabBar,
    banner: cards[card].banner,
    backdrop: backdrops[backdrop].backdrop,
    tile: tiles[tile].tile,
    titleBar: headers[header].titleBar,
  };
}
