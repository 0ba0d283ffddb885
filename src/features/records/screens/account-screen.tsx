import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useContextFacts, useSite, useText } from '../../../client/index.ts';
import { roleIs } from '../../../engine/index.ts';
import { TabPanel, Tabs, token } from '../../../ui/index.ts';
import { Movements } from '../parts/movements.tsx';
import { SaveButton } from '../parts/save-button.tsx';
import { TeamMovements } from '../parts/team-movements.tsx';

const groups = {
  all: undefined,
  payments: ['opening', 'deposit', 'withdraw', 'transfer', 'collect'],
  play: ['stake', 'payout'],
  gifts: ['bonus', 'reward', 'rebate', 'teamRebate', 'wage', 'dividend'],
} as const;

type Group = keyof typeof groups;
const names: readonly Group[] = ['all', 'payments', 'play', 'gifts'];

/** The player's own movements; with `types=A` those of an agent's team (row G-244), which mean nothing to other players. */
export default function AccountScreen() {
  const [query] = useSearchParams();
  const { roles } = useSite();
  const { memberType } = useContextFacts();
  return query.get('types') === 'A' && roleIs('agent', roles, memberType) ? <TeamMovements /> : <OwnMovements />;
}

/** Every movement of the account, or those of one group. */
function OwnMovements() {
  const text = useText();
  const [group, setGroup] = useState<Group>('all');
  return (
    <>
      <Head>
        <Tabs
          id="movements"
          label={text('records:account')}
          current={group}
          onChoose={(id) => setGroup(names.find((name) => name === id) ?? 'all')}
          items={names.map((id) => ({ id, label: text(`records:group.${id}`) }))}
        />
      </Head>
      <TabPanel tabs="movements" current={group}>
        <Movements kinds={groups[group]} emptyText={text('records:noMovements')} />
      </TabPanel>
      <SaveButton />
    </>
  );
}

const Head = styled.div`
  --space-gutter: 0px;
  padding: ${token('space.above')} var(--page-gutter) 0;
`;
