import { type LayoutForms, layoutOf } from '../../contracts/layout-forms.ts';
import { useNamedLayout, useVariants } from '../theme/theme-provider.tsx';

/** The forms of inner screens: what the theme names, or else what goes with its cards. A theme of an earlier release names fewer. */
export function useLayout(): LayoutForms {
  const named = useNamedLayout();
  const { card } = useVariants();
  return { ...layoutOf[card], ...named };
}
