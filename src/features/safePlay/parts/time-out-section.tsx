import { useState } from 'react';
import { useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { beginBreak } from './begin-break.ts';
import { BreakChooser } from './break-chooser.tsx';
import { hoursWords } from './length-words.ts';

export interface TimeOutSectionProps {
  /** Lengths in hours. */
  readonly lengths: readonly number[];
}

/** A break of hours or weeks: its length, then the question that says what it ends. */
export function TimeOutSection({ lengths }: TimeOutSectionProps) {
  const text = useText();
  const [hours, setHours] = useState<number>();
  return (
    <>
      <BreakChooser
        title={text('safePlay:timeOut')}
        note={text('safePlay:timeOutNote')}
        lengths={lengths}
        wordsOf={(length) => hoursWords(length, text)}
        begin={text('safePlay:timeOutBegin')}
        onBegin={setHours}
      />
      {hours === undefined ? null : <Question hours={hours} onClose={() => setHours(undefined)} />}
    </>
  );
}

/** Nobody ends a break early, so it is asked for twice. */
function Question({ hours, onClose }: { readonly hours: number; readonly onClose: () => void }) {
  const text = useText();
  const runtime = useRuntime();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  function begin() {
    setIsBusy(true);
    beginBreak(runtime, { call: 'takeTimeOut', body: { hours } }).catch((error: unknown) => {
      runtime.toasts.show(errorText(error), { kind: 'error' });
      onClose();
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('safePlay:timeOutQuestion', { length: hoursWords(hours, text) })}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {text('safePlay:cancel')}
          </Button>
          <Button tone="action" busy={isBusy} onClick={begin}>
            {text('safePlay:timeOutNow')}
          </Button>
        </>
      }
    >
      <p>{text('safePlay:timeOutEnds')}</p>
    </Dialog>
  );
}
