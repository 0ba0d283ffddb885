import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { ScreenBody, token } from '../../../ui/index.ts';
import { MemberList } from '../parts/member-list.tsx';
import { MemberSearch } from '../parts/member-search.tsx';
import { MemberTrail } from '../parts/member-trail.tsx';
import { useMembers } from '../parts/use-members.ts';

/** The agent's direct members, and those below each of them (rows G-245, G-246). */
export default function MembersScreen() {
  const [query] = useSearchParams();
  const parent = query.get('parent') ?? undefined;
  // A search is about the members that are shown.
  return <Members key={parent ?? ''} parent={parent} />;
}

function Members({ parent }: { readonly parent: string | undefined }) {
  const text = useText();
  const [name, setName] = useState('');
  const pages = useMembers(parent, name);
  const path = pages.last?.path ?? (parent === undefined ? [] : [parent]);
  return (
    <ScreenBody>
      <MemberTrail path={path} />
      <MemberSearch onSearch={setName} />
      <Count role="status">
        {pages.last === undefined ? null : text('agentTeam:memberCount', { count: pages.last.sums.count })}
      </Count>
      <MemberList pages={pages} isNarrowed={name !== ''} />
    </ScreenBody>
  );
}

const Count = styled.p`
  min-block-size: 1.4em;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
