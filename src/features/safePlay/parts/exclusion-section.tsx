import { useState } from 'react';
import { useRuntime, useText } from '../../../client/index.ts';
import { OwnProofSheet } from '../../../forms/own-proof/own-proof-sheet.tsx';
import { beginBreak } from './begin-break.ts';
import { BreakChooser } from './break-chooser.tsx';
import { monthsWords } from './length-words.ts';

export interface ExclusionSectionProps {
  /** Lengths in months; `Infinity` for one without an end. */
  readonly lengths: readonly number[];
  /** Days from a written request until an exclusion ends; nothing where it ends by itself. */
  readonly requestDays: number | undefined;
}

/** An exclusion of months or years: nobody can undo it, so the owner proves themselves before it begins. */
export function ExclusionSection({ lengths, requestDays }: ExclusionSectionProps) {
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
          title={
            Number.isFinite(months)
              ? text('safePlay:exclusionQuestion', { length: monthsWords(months, text) })
              : text('safePlay:endlessQuestion')
          }
          submit={text('safePlay:exclusionNow')}
          onClose={() => setMonths(undefined)}
          onProved={(proof) => beginBreak(runtime, { call: 'excludeSelf', body: { ...proof, ...lengthIn(months) } })}
        >
          <p>{text(Number.isFinite(months) ? 'safePlay:exclusionEnds' : 'safePlay:exclusionNeverEnds')}</p>
          {requestDays === undefined || !Number.isFinite(months) ? null : (
            <p>{text('safePlay:exclusionOnRequest', { count: requestDays })}</p>
          )}
        </OwnProofSheet>
      )}
    </>
  );
}

function lengthIn(months: number) {
  return Number.isFinite(months) ? { months } : ({ endless: true } as const);
}
