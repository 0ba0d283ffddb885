import type { LayoutForms } from '../../contracts/layout-forms.ts';
import type { ThemeVariants } from '../../contracts/release.ts';
import { useLayoutForm, useNamedLayout, useVariants } from '../theme/theme-provider.tsx';
import type { PageForm } from './page-form.ts';

/** As in `layoutOf`, which would bring the names of every axis to a login. A test compares them. */
export const pageOfCard: Readonly<Record<ThemeVariants['card'], LayoutForms['page']>> = {
  mat: 'ceremony',
  flat: 'split',
  fringe: 'board',
  soft: 'sheet',
  chamfer: 'command',
  block: 'questions',
};

/** The theme's form of a page of fields: nothing while it is on its way, `null` where it cannot be had. */
export function usePageForm(): PageForm | null | undefined {
  const { card } = useVariants();
  return useLayoutForm('page', useNamedLayout()?.page ?? pageOfCard[card]);
}
