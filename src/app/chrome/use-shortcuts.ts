import { useStore } from 'zustand';
import { useNavigation, useRuntime, useSession, useSlot, useTap, useText, useViews } from '../../client/index.ts';
import { type HeaderShortcut, useVariants } from '../../ui/index.ts';
import { isDeposit } from './use-account.ts';

/** How many icons fit into a header that has a line for tools. */
const capacity: Readonly<Record<string, number>> = { rule: 4, block: 3, prompt: 3 };

export interface SharedShortcuts {
  readonly inBar: readonly HeaderShortcut[];
  /** Those that stand in a line of their own, with their names. */
  readonly beside: readonly HeaderShortcut[];
}

/**
 * The shortcuts of the header, shared between its bar and the member's line. A bar has room for a few icons: the way to
 * withdraw, which the bar of a member has wherever the site pays out (row A-179), then those that count something.
 */
export function useShortcuts(): SharedShortcuts {
  const { header } = useVariants();
  const shortcuts = useOffered({ withDeposit: header === 'rule' });
  const room = capacity[header] ?? 2;
  const chosen = shortcuts.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, room);
  const isInBar = (shortcut: HeaderShortcut) => chosen.includes(shortcut);
  return { inBar: shortcuts.filter(isInBar), beside: shortcuts.filter((shortcut) => !isInBar(shortcut)) };
}

function rankOf({ id, badge }: HeaderShortcut): number {
  return id === 'cashier.withdrawShortcut' ? 0 : badge === undefined ? 2 : 1;
}

// The deposit has a place of its own but in the ruled header; a guest is not offered what leads to the login anyway; a
// counted item hides at 0.
function useOffered({ withDeposit }: { readonly withDeposit: boolean }): readonly HeaderShortcut[] {
  const items = useSlot('header.shortcut');
  const text = useText();
  const tap = useTap();
  const navigation = useNavigation();
  const { status } = useSession();
  const counts = useStore(useRuntime().unread.store);
  return useViews(items, (item) => {
    const badge = item.badge === undefined ? undefined : (counts[item.badge] ?? 0);
    const isOffered = (withDeposit || !isDeposit(item)) && (status === 'member' || item.refusal === undefined);
    if (!isOffered || (item.group === 'counted' && !badge)) return undefined;
    return {
      id: item.id,
      icon: item.icon,
      label: text(item.label),
      badge,
      ...('route' in item.target ? { href: navigation.pathOf(item.target.route, item.target.params) } : {}),
      onChoose: () => tap(item),
    };
  });
}
