import type { ThemeVariants } from '../../contracts/release.ts';
import * as salon from '../families/salon.ts';
import * as fair from '../families/fair.ts';
import * as bento from '../families/bento.ts';
import * as lagoon from '../families/lagoon.ts';
import * as desk from '../families/desk.ts';
import * as cabinet from '../families/cabinet.ts';
import type { ShellForms } from '../theme/shell-forms.ts';

const headers = {
  rule: salon.RuleHeader,
  canopy: fair.CanopyHeader,
  wordmark: bento.WordmarkHeader,
  greeting: lagoon.GreetingHeader,
  block: desk.BlockHeader,
  prompt: cabinet.PromptHeader,
};
const navs = {
  text: salon.TextNav,
  discs: fair.DiscNav,
  bento: bento.BentoNav,
  bubbles: lagoon.BubbleNav,
  tabs: desk.TabsNav,
  rail: cabinet.RailNav,
};
const bars = {
  rule: salon.RuleBar,
  flower: fair.FlowerBar,
  block: bento.BlockBar,
  pill: lagoon.PillBar,
  cells: desk.CellsBar,
  keys: cabinet.KeysBar,
};
const slides = {
  mat: salon.MatSlide,
  fringe: fair.FringeSlide,
  block: bento.BlockSlide,
  soft: lagoon.SoftSlide,
  flat: desk.FlatSlide,
  chamfer: cabinet.ChamferSlide,
};

const backdrops = {
  fans: salon.FansBackdrop,
  lattice: fair.LatticeBackdrop,
  bare: bento.BareBackdrop,
  waves: lagoon.WavesBackdrop,
  chalk: desk.ChalkBackdrop,
  dots: cabinet.DotsBackdrop,
};

/** The components of a theme's forms, all of them at hand: the gallery shows every theme. */
export function formsOf({ header, categoryNav, tabBar, card, backdrop }: ThemeVariants): ShellForms {
  return {
    header: headers[header],
    categoryNav: navs[categoryNav],
    tabBar: bars[tabBar],
    banner: slides[card],
    backdrop: backdrops[backdrop],
  };
}
