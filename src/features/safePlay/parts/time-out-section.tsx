import { useState } from 'react';
import { useText } from '../../../client/index.ts';
import { BreakChooser } from './break-chooser.tsx';
import { hoursWords } from './length-words.ts';
import { TimeOutQuestion } from './time-out-question.tsx';

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
      {hours === undefined ? null : <TimeOutQuestion hours={hours} onClose={() => setHours(undefined)} />}
    </>
  );
}
