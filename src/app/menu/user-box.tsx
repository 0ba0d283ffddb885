import { styled } from 'styled-components';
import { type SessionRecord, useBalance, useMember, useMoneyActions, useText } from '../../client/index.ts';
import { BalanceCard, token } from '../../ui/index.ts';
import { displayName } from '../chrome/display-name.ts';
import { useMenu } from './menu-state.tsx';

export interface UserBoxProps {
  readonly session: SessionRecord;
}

/** Who is signed in, with balance, deposit and withdraw (row A-213). */
export function UserBox({ session }: UserBoxProps) {
  const text = useText();
  const menu = useMenu();
  const { info } = useMember();
  const balance = useBalance();
  const actions = useMoneyActions().map((action) => ({
    ...action,
    onChoose: () => {
      action.onChoose();
      menu.close();
    },
  }));
  return (
    <Box aria-label={text('app:account')}>
      <Name>
        <bdi dir="auto">{displayName(session, info)}</bdi>
      </Name>
      <Wallet>
        <BalanceCard balance={{ label: text('app:totalBalance'), ...balance }} actions={actions} />
      </Wallet>
    </Box>
  );
}

const Box = styled.section`
  margin-block: 8px 16px;
`;

// The card brings the gutter of a page; the panel has one already.
const Wallet = styled.div`
  margin-inline: calc(-1 * ${token('space.gutter')});
`;

const Name = styled.p`
  margin-block-end: 8px;
  font-weight: ${token('weight.strong')};
`;
