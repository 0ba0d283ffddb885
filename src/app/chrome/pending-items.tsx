import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useContextFacts, useNavigation, useSession, useSite, useSlot, useViews } from '../../client/index.ts';
import { compose } from '../../engine/index.ts';

export interface PendingItemsProps {
  readonly slot: 'footer.tab';
  readonly children: ReactNode;
}

/**
 * Until the session is known the guest's items are drawn. Where the page belongs to a signed-in player (the boot script
 * says so on `data-session`), those that a member would not see keep their room and stay invisible.
 */
export function PendingItems({ slot, children }: PendingItemsProps) {
  const site = useSite();
  const facts = useContextFacts();
  const items = useSlot(slot);
  const navigation = useNavigation();
  const { status } = useSession();
  const isOpen = status === 'unknown';
  const ofMember = isOpen ? compose(site, { ...facts, memberType: 0 }).slots[slot] : items;
  const hrefs = useViews(items, ({ id, target }) =>
    ofMember.every((item) => item.id !== id) && 'route' in target
      ? navigation.pathOf(target.route, target.params)
      : undefined,
  );
  return <Place $hidden={isOpen ? hrefs : []}>{children}</Place>;
}

// A rule for everybody that is taken out again would have all of the page's styles worked out anew.
const Place = styled.div<{ $hidden: readonly string[] }>`
  display: contents;
  ${({ $hidden }) => $hidden.map((href) => `html[data-session='member'] & a[href='${href}'] { visibility: hidden; }`).join('\n')}
`;
