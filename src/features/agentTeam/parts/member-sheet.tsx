import { useState } from 'react';
import { useNavigation, useSite, useText } from '../../../client/index.ts';
import { ListRow, Sheet } from '../../../ui/index.ts';
import { MemberFacts } from './member-facts.tsx';
import type { Member } from './use-members.ts';

export interface MemberSheetProps {
  readonly member: Member;
  onClose(): void;
}

/** What an agent can do with a member: look closer, and open the pages that are about them (row G-246). */
export function MemberSheet({ member, onClose }: MemberSheetProps) {
  const text = useText();
  const navigation = useNavigation();
  const { routes } = useSite();
  const [isDetailed, setIsDetailed] = useState(false);
  const { userName, isDirect } = member;
  const params = { member: userName };
  const pages = [
    // An agent sets rates and contracts of those directly below.
    { route: 'agentTeam.rebate', icon: 'percent', label: 'agentTeam:rebateEdit', isShown: isDirect },
    { route: 'contracts.daily', icon: 'edit', label: 'agentTeam:contracts', isShown: isDirect },
    { route: 'records.account', icon: 'receipt', label: 'agentTeam:records', isShown: true },
  ] as const;
  const offered = pages.filter(({ route, isShown }) => isShown && routes.some(({ id }) => id === route));
  const name = (
    <bdi dir="auto" translate="no">
      {userName}
    </bdi>
  );
  return (
    <Sheet open onClose={onClose} title={name}>
      {isDetailed ? (
        <MemberFacts name={userName} />
      ) : (
        <div>
          <ListRow icon="info" title={text('agentTeam:details')} onChoose={() => setIsDetailed(true)} />
          {offered.map(({ route, icon, label }) => {
            const all = route === 'records.account' ? { types: 'A', ...params } : params;
            return (
              <ListRow
                key={route}
                icon={icon}
                title={text(label)}
                href={navigation.pathOf(route, all)}
                onChoose={() => {
                  onClose();
                  navigation.go(route, all);
                }}
              />
            );
          })}
        </div>
      )}
    </Sheet>
  );
}
