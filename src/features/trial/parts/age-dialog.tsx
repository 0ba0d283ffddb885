import { type DialogContentProps, useActions, useRuntime, useSetting, useText } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { Button, Dialog } from '../../../ui/index.ts';

/** Asks for the age before a trial account opens (row A-222; decision 0e). Yes is remembered in this browser. */
export default function AgeDialog({ close, params }: DialogContentProps<'trialAge'>) {
  const text = useText();
  const actions = useActions();
  const { storage } = useRuntime();
  const age = useSetting('ages.gate');
  const confirm = () => {
    storage.local.write(storageNames.ageConfirmed, String(age));
    close();
    void actions.run('trial.start', { goHome: params.goHome });
  };
  return (
    <Dialog
      open
      onClose={close}
      title={text('trial:ageTitle', { age })}
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            {text('trial:ageNo')}
          </Button>
          <Button tone="action" onClick={confirm}>
            {text('trial:ageYes')}
          </Button>
        </>
      }
    >
      <p>{text('trial:ageText', { age })}</p>
    </Dialog>
  );
}
