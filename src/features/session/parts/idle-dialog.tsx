import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type DialogContentProps, useRuntime, useText } from '../../../client/index.ts';
import { Button, Dialog, token } from '../../../ui/index.ts';
import { signOut } from './sign-out.ts';

/** Asks a player who has done nothing for long whether they are still there; without an answer the platform ends the session. */
export default function IdleDialog({ close, params }: DialogContentProps<'idle'>) {
  const runtime = useRuntime();
  const text = useText();
  const left = useSecondsLeft(params.seconds);
  const stay = async () => {
    // Reading the list of devices is an act, which what a page asks by itself is not.
    await runtime.platform.call('sessions');
    await runtime.member.refresh();
    close();
  };
  const leave = () => {
    close();
    void signOut(runtime);
  };
  return (
    <Dialog
      open
      onClose={() => void stay().catch(() => undefined)}
      title={text('session:idleTitle')}
      actions={
        <>
          <Button tone="quiet" onClick={leave}>
            {text('session:signOut')}
          </Button>
          <Button tone="action" onClick={() => void stay().catch(() => undefined)}>
            {text('session:stay')}
          </Button>
        </>
      }
    >
      <p>{text('session:idleText')}</p>
      <Left role="timer" dir="ltr">
        {clockOf(left)}
      </Left>
    </Dialog>
  );
}

/** Counts whole seconds down to nothing, by the clock: a tab that slept shows what is left. */
function useSecondsLeft(seconds: number): number {
  const { clock } = useRuntime();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = clock.now() + seconds * 1000;
    return clock.every(1000, () => setLeft(Math.max(0, Math.round((end - clock.now()) / 1000))));
  }, [clock, seconds]);
  return left;
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const Left = styled.p`
  margin-block-start: 12px;
  font-size: ${token('size.title')};
  font-weight: ${token('weight.strong')};
  font-variant-numeric: lining-nums tabular-nums;
  text-align: center;
`;
