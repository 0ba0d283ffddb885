import { useActions, useText } from '../../../client/index.ts';
import { Button, ScreenBody, ScreenIntro } from '../../../ui/index.ts';

/** How withdrawals are protected; the password itself is arranged with customer service. */
export default function FundsPasswordScreen() {
  const text = useText();
  const actions = useActions();
  return (
    <ScreenBody>
      <ScreenIntro title={text('security:fundsIntro')} note={text('security:fundsText')} />
      <Button size="large" wide onClick={() => void actions.run('customerService.open')}>
        {text('security:contact')}
      </Button>
    </ScreenBody>
  );
}
