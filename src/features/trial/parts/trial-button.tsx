import { useActions, useText } from '../../../client/index.ts';
import { Button } from '../../../ui/index.ts';

/** Starts a free trial from login, registration and recovery (row A-080). */
export default function TrialButton() {
  const text = useText();
  const actions = useActions();
  return (
    <Button tone="ghost" icon="slots" onClick={() => void actions.run('trial.start')}>
      {text('trial:start')}
    </Button>
  );
}
