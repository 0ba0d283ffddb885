import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface ControlledText {
  readonly value: string;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
}

/**
 * Takes over what somebody wrote into a field before the page was hydrated, and that they have left it: React keeps the text
 * in sight and reports nothing. Give the answer to the control as its `ref`.
 */
export function useEarlyText({ value, onChange, onBlur }: ControlledText): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((input: HTMLInputElement) => {
    if (input.value === value) return;
    onChange(input.value);
    if (document.activeElement !== input) onBlur?.();
  });
  useLayoutEffect(() => {
    if (control.current) take(control.current);
  }, []);
  return control;
}

/** Takes over a tick that somebody made, or took away, before the page was hydrated. */
export function useEarlyTick(checked: boolean, onChange: (checked: boolean) => void) {
  const control = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((input: HTMLInputElement) => {
    if (input.checked !== checked) onChange(input.checked);
  });
  useLayoutEffect(() => {
    if (control.current) take(control.current);
  }, []);
  return control;
}
