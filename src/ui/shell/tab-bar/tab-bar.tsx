import { useForms } from '../../theme/built-forms.ts';
import type { TabBarProps } from '../shell-props.ts';
import { BlockBar } from './block-bar.tsx';
import { FlowerBar } from './flower-bar.tsx';
import { RuleBar } from './rule-bar.tsx';

const bars = { rule: RuleBar, flower: FlowerBar, block: BlockBar };

/** The main tabs at the foot of a page in the theme's form: a double rule, a flower in scallops, or a colour block. */
export function TabBar(props: TabBarProps) {
  const Form = bars[useForms().tabBar];
  return <Form {...props} />;
}
