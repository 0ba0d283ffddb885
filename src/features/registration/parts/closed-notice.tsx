import { useActions, useNavigation, useText } from '../../../client/index.ts';
import { Button, ButtonRow, EmptyState } from '../../../ui/index.ts';

/** Neither way to register is on (row A-092). */
export function ClosedNotice() {
  const text = useText();
  const navigation = useNavigation();
  const actions = useActions();
  return (
    <EmptyState
      icon="lock"
      title={text('registration:closed')}
      note={text('registration:closedHint')}
      action={
        <ButtonRow>
          <Button onClick={() => navigation.go('login.screen')}>{text('registration:backToLogin')}</Button>
          <Button tone="quiet" onClick={() => void actions.run('customerService.open')}>
            {text('registration:service')}
          </Button>
        </ButtonRow>
      }
    />
  );
}
