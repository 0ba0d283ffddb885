import { useForms } from '../../theme/built-forms.ts';
import type { CategoryNavProps } from '../shell-props.ts';
import { BentoNav } from './bento-nav.tsx';
import { DiscNav } from './disc-nav.tsx';
import { TextNav } from './text-nav.tsx';

const navs = { text: TextNav, discs: DiscNav, bento: BentoNav };

/** The game categories of the lobby in the theme's form: a line of words, enamel discs, or a bento of blocks. */
export function CategoryNav(props: CategoryNavProps) {
  const Form = navs[useForms().categoryNav];
  return <Form {...props} />;
}
