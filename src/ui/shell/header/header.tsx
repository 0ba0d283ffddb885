import { useForms } from '../../theme/built-forms.ts';
import type { HeaderProps } from '../shell-props.ts';
import { CanopyHeader } from './canopy-header.tsx';
import { RuleHeader } from './rule-header.tsx';
import { WordmarkHeader } from './wordmark-header.tsx';

const headers = { rule: RuleHeader, canopy: CanopyHeader, wordmark: WordmarkHeader };

/** Top of the lobby: brand, menu, shortcuts and the member bar (rows A-170…A-177) in the theme's form. */
export function Header(props: HeaderProps) {
  const Form = headers[useForms().header];
  return <Form {...props} />;
}
