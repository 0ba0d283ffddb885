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
  // An agent sets rates and contracts of those directly below.
  const hasContracts = isDirect && routes.some(({ id }) => id === 'contracts.daily');
  const pages = [
    { icon: 'percent', label: 'rebateEdit', href: isDirect && navigation.pathOf('agentTeam.rebate', params) },
    { icon: 'edit', label: 'contracts', href: hasContracts && navigation.pathOf('contracts.daily', params) },
    { icon: 'receipt', label: 'records', href: navigation.pathOf('records.account', { types: 'A', ...params }) },
  ] as const;
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
          {pages.map(({ icon, label, href }) =>
            href === false ? null : (
              <ListRow
                key={label}
                icon={icon}
                title={text(`agentTeam:${label}`)}
                href={href}
                onChoose={() => {
                  onClose();
                  navigation.goPath(href);
                }}
              />
            ),
          )}
        </div>
      )}
    </Sheet>
  );
}
