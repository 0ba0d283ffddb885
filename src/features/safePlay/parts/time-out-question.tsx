import { useState } from 'react';
import { useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { beginBreak } from './begin-break.ts';
import { hoursWords } from './length-words.ts';

export interface TimeOutQuestionProps {
  readonly hours: number;
  onClose(): void;
}

/** Nobody ends a break early, so it is asked for twice. */
export function TimeOutQuestion({ hours, onClose }: TimeOutQuestionProps) {
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
