import { useLayoutForm, useNamedLayout, useVariants } from '../theme/theme-provider.tsx';
import type { InnerFamily } from './inner-form.ts';

/** The theme's form of an empty place or of overlays; that of its cards where an earlier release names none. */
export function useInnerForm<Axis extends keyof InnerFamily>(axis: Axis): InnerFamily[Axis] | null | undefined {
  const { card } = useVariants();
  return useLayoutForm(axis, useNamedLayout()?.[axis] ?? card);
}
