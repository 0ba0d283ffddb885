import { useEffect, useRef, useState } from 'react';
import type { FormFill } from '../../../forms/use-form-fill.ts';
import { PlatformError, usePlatform } from '../../../client/index.ts';
import { askForName, type NameAnswer } from './calls.ts';

const field = 'username';
const taken = { [field]: [{ key: 'forms:error.usernameTaken' }] };

export interface Availability {
  /** Asks about the name in the field, once per value; `isValid` says whether its rules are met (row A-113). */
  ask(isValid: boolean): void;
  /** The name in the field is known to be free. */
  readonly isFree: boolean;
  /** The platform tells no more names to this address for a while; it checks the one in the field with the registration. */
  readonly isCheckedLater: boolean;
}

/** Whether the chosen user name is free. A name that turns out to be taken says so under the field. */
export function useAvailability({ values, setServerMessages }: FormFill): Availability {
  const platform = usePlatform();
  const asked = useRef(new Set<string>());
  const [answers, setAnswers] = useState<Readonly<Record<string, NameAnswer>>>({});
  const typed = values[field];
  const name = typeof typed === 'string' ? typed.trim() : '';
  const answer = name === '' ? undefined : answers[name];

  useEffect(() => {
    if (answer === 'taken') setServerMessages(taken);
  }, [answer, setServerMessages]);

  return {
    isFree: answer === 'free',
    isCheckedLater: answer === 'checkedAtSubmit',
    ask(isValid) {
      if (name === '' || !isValid || asked.current.has(name)) return;
      asked.current.add(name);
      askForName(platform, name).then(
        (given) => setAnswers((last) => ({ ...last, [name]: given })),
        // The platform checks again at the registration; a name that could not be asked about may be asked about later.
        (error: unknown) => {
          asked.current.delete(name);
          if (error instanceof PlatformError && error.code === 'rate.limited')
            setAnswers((last) => ({ ...last, [name]: 'checkedAtSubmit' }));
        },
      );
    },
  };
}
