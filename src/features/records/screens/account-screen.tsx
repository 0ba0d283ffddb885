import { useState } from 'react';
import { useText } from '../../../client/index.ts';
import { ScreenBody, TabPanel, Tabs } from '../../../ui/index.ts';
import { Movements } from '../parts/movements.tsx';

const groups = {
  all: undefined,
  payments: ['opening', 'deposit', 'withdraw'],
  play: ['stake', 'payout'],
  gifts: ['bonus', 'reward', 'rebate'],
} as const;

type Group = keyof typeof groups;
const names: readonly Group[] = ['all', 'payments', 'play', 'gifts'];

/** Every movement of the account, or those of one group. */
export default function AccountScreen() {
  const text = useText();
  const [group, setGroup] = useState<Group>('all');
  return (
    <>
      <ScreenBody>
        <Tabs
          id="movements"
          label={text('records:account')}
          current={group}
          onChoose={(id) => setGroup(names.find((name) => name === id) ?? 'all')}
          items={names.map((id) => ({ id, label: text(`records:group.${id}`) }))}
        />
      </ScreenBody>
      <TabPanel tabs="movements" current={group}>
        <Movements kinds={groups[group]} emptyText={text('records:noMovements')} />
      </TabPanel>
    </>
  );
}
