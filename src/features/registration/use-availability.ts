import { useEffect, useRef, useState } from 'react';
import type { FormFill } from '../../forms/use-form-fill.ts';
import { usePlatform } from '../../client/index.ts';
import { isNameFree } from './calls.ts';

const field = 'username';
const taken = { [field]: [{ key: 'forms:error.usernameTaken' }] };

export interface Availability {
  /** Asks about the name in the field, once per value; `isValid` tells whether its rules are met (row A-113). */
  ask(isValid: boolean): void;
  /** The name in the field is known to be free. */
  readonly isFree: boolean;
}

/** Whether the chosen user name is free. A name that turns out to be taken says so under the field. */
export function useAvailability({ values, setServerMessages }: FormFill): Availability {
  const platform = usePlatform();
  const asked = useRef(new Set<string>());
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({});
  const typed = values[field];
  const name = typeof typed === 'string' ? typed.trim() : '';
  const isFree = name === '' ? undefined : answers[name];

  useEffect(() => {
    if (isFree === false) setServerMessages(taken);
  }, [isFree, setServerMessages]);

  return {
    isFree: isFree === true,
    ask(isValid) {
      if (name === '' || !isValid || asked.current.has(name)) return;
      asked.current.add(name);
      isNameFree(platform, name).then(
        (answer) => setAnswers((last) => ({ ...last, [name]: answer })),
        // The platform checks again at the registration; a name that could not be asked about may be asked about later.
        () => asked.current.delete(name),
      );
    },
  };
}
