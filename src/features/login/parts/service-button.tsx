import { useActions, useText } from '../../../client/index.ts';
import { Button } from '../../../ui/index.ts';

/** Opens customer service (rows ). */
export default function ServiceButton() {
  const text = useText();
  const actions = useActions();
  return (
    <Button tone="ghost" icon="chat" onClick={() => void actions.run('customerService.open')}>
      {text('login:service')}
    </Button>
  );
}
