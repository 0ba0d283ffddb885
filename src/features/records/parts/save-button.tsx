import { useState } from 'react';
import { useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { Button, ScreenBody } from '../../../ui/index.ts';
import { saveMovements } from './save-movements.ts';

/** Keeps the movements of the account as a file. */
export function SaveButton() {
  const text = useText();
  const errorText = useErrorText();
  const runtime = useRuntime();
  const [isBusy, setIsBusy] = useState(false);
  async function save() {
    setIsBusy(true);
    try {
      await saveMovements(runtime);
      runtime.toasts.show(text('records:saved'), { kind: 'success' });
    } catch (error) {
      runtime.toasts.show(errorText(error), { kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <ScreenBody>
      <Button tone="quiet" wide busy={isBusy} onClick={() => void save()}>
        {text('records:save')}
      </Button>
    </ScreenBody>
  );
}
