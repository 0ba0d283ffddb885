import { useActions, useFlag, useRuntime, useSession, useSetting, useText } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { Button, EmptyState } from '../../../ui/index.ts';

/** /m/trail: the title bar of the shell, and the way into a trial where free play is on (decision 19). */
export default function TrialScreen() {
  const text = useText();
  const actions = useActions();
  const [isOn, isForAll] = [useFlag('FREEPLAY3'), useSetting('trial.accounts')];
  const name = useTrialName();
  if (!isOn || !isForAll) return <EmptyState icon="slots" title={text('trial:off')} />;
  return (
    <EmptyState
      icon="slots"
      title={text('trial:intro')}
      note={name === undefined ? undefined : text('trial:lastName', { name })}
      action={
        <Button size="large" onClick={() => void actions.run('trial.start')}>
          {text('trial:start')}
        </Button>
      }
    />
  );
}

// Storage is read only once the visitor is known, since the server cannot see it.
function useTrialName(): string | undefined {
  const { storage } = useRuntime();
  const { status } = useSession();
  return status === 'unknown' ? undefined : storage.session.read(storageNames.trialUser);
}
