import { styled } from 'styled-components';
import { type DialogContentProps, useSession, useText } from '../../../client/index.ts';
import { Sheet, token } from '../../../ui/index.ts';
import { Invitation } from './invitation.tsx';

/** The invitation over the page: for guests who tap Invite, and for whoever taps Agent and is none (rows G-184, G-190). */
export default function ReferralDialog({ close }: DialogContentProps) {
  const text = useText();
  const { session } = useSession();
  return (
    <Sheet open onClose={close} title={text('referral:title')}>
      <Stack>
        {session === undefined ? null : <p>{text('referral:explain')}</p>}
        <Invitation />
      </Stack>
    </Sheet>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
  p { color: ${token('color.muted')}; }
`;
