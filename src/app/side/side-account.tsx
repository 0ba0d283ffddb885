import { styled } from 'styled-components';
import { useSession, useText } from '../../client/index.ts';
import { Button } from '../../ui/index.ts';
import { useAccount } from '../chrome/use-account.ts';
import { UserBox } from '../menu/user-box.tsx';

/** Who is here: a member with name, balance and money buttons, a guest with their two doors. */
export function SideAccount() {
  const text = useText();
  const { session } = useSession();
  const account = useAccount();
  if (session) return <UserBox session={session} />;
  if (account.kind !== 'guest') return null;
  const { login, register } = account;
  return (
    <Doors aria-label={text('app:account')}>
      {register === undefined ? null : (
        <Button wide onClick={register.onChoose}>
          {register.label}
        </Button>
      )}
      <Button wide tone="quiet" onClick={login.onChoose}>
        {login.label}
      </Button>
    </Doors>
  );
}

const Doors = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5em), 1fr));
  gap: 10px;
  margin-block-end: 20px;
`;
