import { type RefCallback, useState } from 'react';
import { takenEvent } from '../../contracts/early-forms.ts';

/**
 * Takes over what somebody wrote or ticked in a control before the page was hydrated, that they have left it and what they
 * were told was wrong with it: React keeps it in sight and reports nothing. Give the answer to the control as its `ref`.
 */
export function useEarlyInput<P extends 'value' | 'checked'>(
  property: P,
  drawn: HTMLInputElement[P],
  onChange: (value: HTMLInputElement[P]) => void,
  onBlur?: () => void,
): RefCallback<HTMLInputElement> {
  const [take] = useState(() => (input: HTMLInputElement | null) => {
    if (!input) return;
    const isFine = input.dispatchEvent(new Event(takenEvent, { bubbles: true, cancelable: true }));
    if (input[property] !== drawn) onChange(input[property]);
    else if (isFine) return;
    if (!isFine || document.activeElement !== input) onBlur?.();
  });
  return take;
}
