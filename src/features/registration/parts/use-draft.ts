import { useEffect, useRef } from 'react';
import type { FormValues } from '../../../forms/form-fields.ts';

/** Keeps the draft of what is typed: in the tab's storage at every change, in memory while the screen is away. */
export function useDraft(values: FormValues, store: (values: FormValues) => void, hold: (values: FormValues) => void) {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
    store(values);
  }, [values, store]);
  useEffect(() => () => hold(latest.current), [hold]);
}
