import { useState } from 'react';
import { usePressEnd } from '../../../forms/use-press-end.ts';
import type { amountFault } from './amount-fault.ts';

type Fault = ReturnType<typeof amountFault> | 'balance';

export interface ShownFault<F extends Fault> {
  /** What is wrong with the amount, once it is time to say so. */
  readonly shown: F | undefined;
  /** Its field was left. */
  leave(): void;
  /** Something is typed: what was not said before waits until the field is left again. */
  type(): void;
}

/** Says what is wrong with an amount as soon as its field was left, and that it is missing once the form was sent. */
export function useShownFault<F extends Fault>(fault: F, isSent: boolean): ShownFault<F> {
  const settle = usePressEnd();
  const [isLeft, setIsLeft] = useState(false);
  const shown = isSent || (isLeft && fault !== 'empty') ? fault : undefined;
  return {
    shown,
    leave: () => settle(() => setIsLeft(true)),
    type() {
      if (shown === undefined) setIsLeft(false);
    },
  };
}
