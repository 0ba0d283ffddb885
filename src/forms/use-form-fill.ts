import { useCallback, useMemo, useState } from 'react';
import type { FormMessages } from '../contracts/form.ts';
import type { FormValues } from './form-fields.ts';

/** What a player has done to a form so far: values, fields left, whether it was sent, what the server said. */
export interface FormFill {
  readonly values: FormValues;
  setValue(name: string, value: string | boolean | undefined): void;
  setValues(values: FormValues): void;
  /** Fills what nobody has written yet. */
  offerValues(values: FormValues): void;
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
  const [values, setAll] = useState<FormValues>(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [serverMessages, setServer] = useState<FormMessages>({});

  const setValue = useCallback((name: string, value: string | boolean | undefined) => {
    setAll((last) => (last[name] === value ? last : { ...last, [name]: value }));
    setServer((last) => without(last, name));
  }, []);
  const setValues = useCallback((next: FormValues) => setAll((last) => ({ ...last, ...next })), []);
  const offerValues = useCallback((next: FormValues) => setAll((last) => ({ ...next, ...last })), []);
  const leave = useCallback(
    (name: string) => setLeft((last) => (last.has(name) ? last : new Set([...last, name]))),
    [],
  );
  const markSubmitted = useCallback(() => setIsSubmitted(true), []);
  const restart = useCallback(() => {
    setLeft(new Set());
    setIsSubmitted(false);
    setServer({});
  }, []);
  const setServerMessages = useCallback(
    (messages: FormMessages) => setServer((last) => ({ ...last, ...messages })),
    [],
  );
  const clearServerMessages = useCallback(() => setServer({}), []);

  return useMemo(
    () => ({
      values,
      setValue,
      setValues,
      offerValues,
      leave,
      isShown: (name) => isSubmitted || left.has(name) || name in serverMessages,
      isSubmitted,
      markSubmitted,
      restart,
      serverMessages,
      setServerMessages,
      clearServerMessages,
    }),
    [
      values,
      setValue,
      setValues,
      offerValues,
      leave,
      left,
      isSubmitted,
      markSubmitted,
      restart,
      serverMessages,
      setServerMessages,
      clearServerMessages,
    ],
  );
}

function without(messages: FormMessages, name: string): FormMessages {
  if (!(name in messages)) return messages;
  return Object.fromEntries(Object.entries(messages).filter(([field]) => field !== name));
}
