import { useMemo } from 'react';
import { useRestored, useRuntime } from '../runtime.tsx';
import type { SchemeName } from './shell-types.ts';

/** The colour scheme and the way to change it. */
export function useScheme(): { scheme: SchemeName; choose(scheme: SchemeName): void } {
  const { scheme: control } = useRuntime();
  const { scheme } = useRestored(control.store);
  return useMemo(() => ({ scheme, choose: control.choose }), [scheme, control]);
}

/** The lobby's current category and the way to change it. */
export function useCategory(): { category: string; choose(category: string): void } {
  const { category: control } = useRuntime();
  const { category } = useRestored(control.store);
  return useMemo(() => ({ category, choose: control.choose }), [category, control]);
}
