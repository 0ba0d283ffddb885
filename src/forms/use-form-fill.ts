import { useMemo, useState } from 'react';
import type { FormMessages } from '../contracts/form.ts';
import type { FormValues } from './form-fields.ts';

/** What a player has done to a form so far: values, fields left, whether it was sent, what the server said. */
export interface FormFill {
  readonly values: FormValues;
  setValue(name: string, value: string | boolean | undefined): void;
  /** Changes several at once. */
  setValues(change: (last: FormValues) => FormValues): void;
  /** A field was left: its errors may be shown from here on. */
  leave(name: string): void;
  isShown(name: string): boolean;
  readonly isSubmitted: boolean;
  markSubmitted(): void;
  /** Another form begins with the same values: nothing counts as left or sent. */
  restart(): void;
  /** Messages that no validator can know; each goes when its field changes. */
  readonly serverMessages: FormMessages;
  setServerMessages(messages: FormMessages): void;
  /** Takes away what the server said, before it is asked again. */
  clearServerMessages(): void;
}

/** Keeps the fill of an open form, over every exchange of its definition. */
export function useFormFill(initial: FormValues | (() => FormValues)): FormFill {
  const [values, setValues] = useState<FormValues>(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [serverMessages, setServer] = useState<FormMessages>({});

  const [changes] = useState(() => ({
    setValue(name: string, value: string | boolean | undefined) {
      setValues((last) => (last[name] === value ? last : { ...last, [name]: value }));
      setServer((last) => without(last, name));
    },
    setValues,
    leave: (name: string) => setLeft((last) => (last.has(name) ? last : new Set([...last, name]))),
    markSubmitted: () => setIsSubmitted(true),
    restart() {
      setLeft(new Set());
      setIsSubmitted(false);
      setServer({});
    },
    setServerMessages: (messages: FormMessages) => setServer((last) => ({ ...last, ...messages })),
    clearServerMessages: () => setServer({}),
  }));

  return useMemo(
    () => ({
      ...changes,
      values,
      isShown: (name) => isSubmitted || left.has(name) || name in serverMessages,
      isSubmitted,
      serverMessages,
    }),
    [changes, values, left, isSubmitted, serverMessages],
  );
}

function without(messages: FormMessages, name: string): FormMessages {
  if (!(name in messages)) return messages;
  return Object.fromEntries(Object.entries(messages).filter(([field]) => field !== name));
}
