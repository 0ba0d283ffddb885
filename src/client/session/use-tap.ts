import { useCallback } from 'react';
import type { MenuItem } from '../../contracts/feature.ts';
import type { Placed } from '../../engine/index.ts';
import { useRuntime } from '../runtime.tsx';
import { tap } from './tap.ts';

/** Answers a tap on a placed item: its refusal if it has one, else its target. */
export function useTap(): (item: Pick<Placed<MenuItem>, 'target' | 'refusal'>) => void {
  const runtime = useRuntime();
  return useCallback((item) => tap(runtime, item), [runtime]);
}
