import { useActions, useText } from '../../../client/index.ts';
import { Button, ButtonRow, EmptyState } from '../../../ui/index.ts';
import { LoginLink } from './login-link.tsx';

/** Neither way to register is on (row A-092). */
export function ClosedNotice() {
  const text = useText();
  const actions = useActions();
  return (
    <EmptyState
      icon="lock"
      title={text('registration:closed')}
      note={text('registration:closedHint')}
      action={
        <ButtonRow>
          <LoginLink />
          <Button tone="quiet" onClick={() => void actions.run('customerService.open')}>
            {text('registration:service')}
          </Button>
        </ButtonRow>
      }
    />
  );
}
