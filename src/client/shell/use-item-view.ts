import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { MenuItem } from '../../contracts/feature.ts';
import type { Placed } from '../../engine/index.ts';
import { useText } from '../hooks.ts';
import { useRuntime } from '../runtime.tsx';
import { useTap } from '../session/use-tap.ts';

/** What a row, tile or tab needs to show a placed item. */
export interface ItemView {
  readonly title: string;
  readonly note?: string;
  readonly icon: string;
  /** Unread number behind the badge; 0 shows none. */
  readonly count: number;
  readonly onPress: () => void;
}

/** Turns placed items of any menu slot into plain props: translated title, icon, badge and tap. */
export function useItemView(): (item: Placed<MenuItem>) => ItemView {
  const text = useText();
  const press = useTap();
  const counts = useStore(useRuntime().unread.store);
  return useCallback(
    (item) => ({
      title: text(item.label),
      ...(item.note && { note: text(item.note) }),
      icon: item.icon,
      count: item.badge === undefined ? 0 : (counts[item.badge] ?? 0),
      onPress: () => press(item),
    }),
    [text, press, counts],
  );
}
