import { useEffect } from 'react';
import { useRuntime } from '../runtime.tsx';

/**
 * What a list draws of each item; nothing where `view` gives nothing. The boundary of a contribution that is data: one
 * that cannot be shown is left out and reported, and its neighbours stay.
 */
export function useViews<I extends { readonly id: string }, V>(
  items: readonly I[],
  view: (item: I) => V | undefined,
): readonly V[] {
  const { live } = useRuntime();
  const broken: (() => void)[] = [];
  const views = items.flatMap((item) => {
    try {
      return view(item) ?? [];
    } catch (error) {
      broken.push(() => live.report(item.id, new Error(String(error))));
      return [];
    }
  });
  useEffect(() => broken.forEach((report) => report()));
  return views;
}
