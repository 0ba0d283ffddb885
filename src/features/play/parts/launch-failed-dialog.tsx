import { type DialogContentProps, useText } from '../../../client/index.ts';
import { Button, Dialog, EmptyState } from '../../../ui/index.ts';

/** Tells why a game did not open, over the list that it was chosen from, and opens it once more (row G-149). */
export default function LaunchFailedDialog({ close, params }: DialogContentProps<'launchFailed'>) {
  const text = useText();
  const { game, said, tryAgain } = params;
  function openOnceMore() {
    close();
    tryAgain();
  }
  return (
    <Dialog open onClose={close} title={text('play:failed')}>
      <EmptyState
        kind="failed"
        icon="slots"
        title={game.gameName}
        note={said}
        action={
          <Button size="large" onClick={openOnceMore}>
            {text('play:again')}
          </Button>
        }
      />
    </Dialog>
  );
}
