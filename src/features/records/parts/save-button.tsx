import { useText } from '../../../client/index.ts';
import { useSaving } from '../../../client/browser/use-saving.ts';
import { Button, ScreenBody } from '../../../ui/index.ts';
import { saveMovements } from './save-movements.ts';

/** Keeps the movements of the account as a file. */
export function SaveButton() {
  const text = useText();
  const { save, isBusy } = useSaving(saveMovements, text('records:saved'));
  return (
    <ScreenBody>
      <Button tone="quiet" wide busy={isBusy} onClick={save}>
        {text('records:save')}
      </Button>
    </ScreenBody>
  );
}
