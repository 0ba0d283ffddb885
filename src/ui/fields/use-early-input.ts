import { type RefCallback, useState } from 'react';

/**
 * Takes over what somebody wrote or ticked in a control before the page was hydrated, and that they have left it: React keeps
 * it in sight and reports nothing. Give the answer to the control as its `ref`.
 */
export function useEarlyInput<P extends 'value' | 'checked'>(
  property: P,
  drawn: HTMLInputElement[P],
  onChange: (value: HTMLInputElement[P]) => void,
  onBlur?: () => void,
): RefCallback<HTMLInputElement> {
  const [take] = useState(() => (input: HTMLInputElement | null) => {
    if (!input || input[property] === drawn) return;
    onChange(input[property]);
    if (document.activeElement !== input) onBlur?.();
  });
  return take;
}
