import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useComposition, useContextFacts, useSession, useSite } from '../../client/index.ts';
import type { RouteDefinition } from '../../contracts/feature.ts';
import { guardFor } from '../../engine/index.ts';

export interface RedirectCoverProps {
  readonly route: RouteDefinition;
  readonly children: ReactNode;
}

/**
 * Keeps a page out of sight from a visitor whom a guard sends elsewhere, so that nothing flashes and nothing shifts.
 * Until the session is known, the boot script's word on `data-session` decides.
 */
export function RedirectCover({ route, children }: RedirectCoverProps) {
  const site = useSite();
  const facts = useContextFacts();
  const { status } = useSession();
  const { routes } = useComposition();
  if (status !== 'unknown') {
    const isSentAway = routes.some(({ id, redirect }) => id === route.id && redirect !== undefined);
    return <Place $covered={isSentAway ? 'always' : 'never'}>{children}</Place>;
  }
  const { app, language } = facts;
  const isForMembers = guardFor(route, site, { app, language }) !== undefined;
  const isForGuests = guardFor(route, site, { app, language, memberType: 0 }) !== undefined;
  return <Place $covered={isForMembers ? 'guest' : isForGuests ? 'member' : 'never'}>{children}</Place>;
}

const covers = {
  never: '',
  always: 'visibility: hidden;',
  guest: "html[data-session='guest'] & { visibility: hidden; }",
  member: "html[data-session='member'] & { visibility: hidden; }",
};

const Place = styled.div<{ $covered: keyof typeof covers }>`
  display: contents;
  ${({ $covered }) => covers[$covered]}
`;
