import { useNavigation, useText } from '../../../client/index.ts';
import { Button, EmptyState } from '../../../ui/index.ts';

/** Says that a withdrawal password comes first, and leads to where it is set. */
export function PasswordFirst() {
  const text = useText();
  const navigation = useNavigation();
  return (
    <EmptyState
      kind="step"
      icon="key"
      title={text('cashier:passwordFirst')}
      note={text('cashier:passwordWhy')}
      action={
        <Button size="large" onClick={() => navigation.go('security.fundsPassword')}>
          {text('cashier:passwordSet')}
        </Button>
      }
    />
  );
}
