import type { ThemeVariants } from '../../contracts/release.ts';
import ChamferSlide from '../shell/banner/chamfer-slide.tsx';
import FlatSlide from '../shell/banner/flat-slide.tsx';
import BlockSlide from '../shell/banner/block-slide.tsx';
import FringeSlide from '../shell/banner/fringe-slide.tsx';
import MatSlide from '../shell/banner/mat-slide.tsx';
import SoftSlide from '../shell/banner/soft-slide.tsx';
import BentoNav from '../shell/category-nav/bento-nav.tsx';
import BubbleNav from '../shell/category-nav/bubble-nav.tsx';
import RailNav from '../shell/category-nav/rail-nav.tsx';
import TabsNav from '../shell/category-nav/tabs-nav.tsx';
import DiscNav from '../shell/category-nav/disc-nav.tsx';
import TextNav from '../shell/category-nav/text-nav.tsx';
import BlockHeader from '../shell/header/block-header.tsx';
import PromptHeader from '../shell/header/prompt-header.tsx';
import CanopyHeader from '../shell/header/canopy-header.tsx';
import GreetingHeader from '../shell/header/greeting-header.tsx';
import RuleHeader from '../shell/header/rule-header.tsx';
import WordmarkHeader from '../shell/header/wordmark-header.tsx';
import BlockBar from '../shell/tab-bar/block-bar.tsx';
import CellsBar from '../shell/tab-bar/cells-bar.tsx';
import KeysBar from '../shell/tab-bar/keys-bar.tsx';
import FlowerBar from '../shell/tab-bar/flower-bar.tsx';
import PillBar from '../shell/tab-bar/pill-bar.tsx';
import RuleBar from '../shell/tab-bar/rule-bar.tsx';
import type { ShellForms } from '../theme/shell-forms.ts';

const headers = {
  rule: RuleHeader,
  canopy: CanopyHeader,
  wordmark: WordmarkHeader,
  greeting: GreetingHeader,
  block: BlockHeader,
  prompt: PromptHeader,
};
const navs = { text: TextNav, discs: DiscNav, bento: BentoNav, bubbles: BubbleNav, tabs: TabsNav, rail: RailNav };
const bars = { rule: RuleBar, flower: FlowerBar, block: BlockBar, pill: PillBar, cells: CellsBar, keys: KeysBar };
const slides = {
  mat: MatSlide,
  fringe: FringeSlide,
  block: BlockSlide,
  soft: SoftSlide,
  flat: FlatSlide,
  chamfer: ChamferSlide,
};

/** The components of a theme's forms, all of them at hand: the gallery shows every theme. */
export function formsOf({ header, categoryNav, tabBar, card }: ThemeVariants): ShellForms {
  return { header: headers[header], categoryNav: navs[categoryNav], tabBar: bars[tabBar], banner: slides[card] };
}
