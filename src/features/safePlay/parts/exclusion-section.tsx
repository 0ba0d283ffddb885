import { useState } from 'react';
import { useRuntime, useText } from '../../../client/index.ts';
import { OwnProofSheet } from '../../../forms/own-proof/own-proof-sheet.tsx';
import { beginBreak } from './begin-break.ts';
import { BreakChooser } from './break-chooser.tsx';
import { monthsWords } from './length-words.ts';

export interface ExclusionSectionProps {
  /** Lengths in months. */
  readonly lengths: readonly number[];
}

/** An exclusion of months or years: nobody can undo it, so the owner proves themselves before it begins. */
export function ExclusionSection({ lengths }: ExclusionSectionProps) {
  const text = useText();
  const runtime = useRuntime();
  const [months, setMonths] = useState<number>();
  return (
    <>
      <BreakChooser
        title={text('safePlay:exclusion')}
        note={text('safePlay:exclusionNote')}
        lengths={lengths}
        wordsOf={(length) => monthsWords(length, text)}
        begin={text('safePlay:exclusionBegin')}
        onBegin={setMonths}
      />
      {months === undefined ? null : (
        <OwnProofSheet
          title={text('safePlay:exclusionQuestion', { length: monthsWords(months, text) })}
          submit={text('safePlay:exclusionNow')}
          onClose={() => setMonths(undefined)}
          onProved={(proof) => beginBreak(runtime, { call: 'excludeSelf', body: { ...proof, months } })}
        >
          <p>{text('safePlay:exclusionEnds')}</p>
        </OwnProofSheet>
      )}
    </>
  );
}
