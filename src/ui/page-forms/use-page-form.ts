import { useLayout } from '../content/use-layout.ts';
import { useLayoutForm } from '../theme/theme-provider.tsx';
import type { PageForm } from './page-form.ts';

/** The theme's form of a page of fields: nothing while it is on its way, `null` where it cannot be had. */
export function usePageForm(): PageForm | null | undefined {
  return useLayoutForm('page', useLayout().page);
}
